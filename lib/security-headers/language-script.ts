import { DEVICE_STORAGE } from '../privacy/device-storage';

/**
 * Redirects visitors with the English cookie from an Arabic page, before the first paint, because
 * caches at the edge ignore the cookie (docs/decisions/0022-the-edge.md). It is constant, so that
 * the Content-Security-Policy allows it by its hash.
 */
export const LANGUAGE_SCRIPT = `(function(l){if(/(?:^|; )${DEVICE_STORAGE.locale.name}=en(?:;|$)/.test(document.cookie)&&!/^\\/en(?:\\/|$)/.test(l.pathname))l.replace('/en'+l.pathname.replace(/^\\/$/,'')+l.search+l.hash)})(location)`;
