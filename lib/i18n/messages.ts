import ar from '../../messages/ar.json';
import en from '../../messages/en.json';

/** The labels of both languages, for code that runs outside a request, where next-intl has no locale. */
export const messages = { ar, en } as const;
