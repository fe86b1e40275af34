import ar from '../../messages/ar.json';
import en from '../../messages/en.json';

/** Messages of both languages, for code outside a request, where next-intl has no locale. */
export const messages = { ar, en } as const;
