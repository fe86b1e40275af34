/**
 * Response header with the time since when a response is stored, in milliseconds since 1970: the
 * server may send it to others for as long as its s-maxage says (lib/http/stored-pages.ts). It
 * does not leave the server. lib/cache/page-cache-handler.mjs has the same name.
 */
export const STORED_AT_HEADER = 'x-middleware-stored-at';
