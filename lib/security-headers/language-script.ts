import { DEVICE_STORAGE } from '../privacy/device-storage';

/**
 * Leads a visitor who chose English from an Arabic page to the English one, before the first paint.
 * The site does that by a redirect; a cache in front of it knows nothing of the cookie
 * (docs/decisions/0022-the-edge.md). It never changes, so the Content-Security-Policy allows it by its
 * hash on every page.
 */
export const LANGUAGE_SCRIPT = `(function(l){if(/(?:^|; )${DEVICE_STORAGE.locale.name}=en(?:;|$)/.test(document.cookie)&&!/^\\/en(?:\\/|$)/.test(l.pathname))l.replace('/en'+l.pathname.replace(/^\\/$/,'')+l.search+l.hash)})(location)`;
