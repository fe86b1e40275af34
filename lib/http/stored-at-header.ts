/**
 * Response header with the time since when a response is stored, in milliseconds since 1970. A page
 * that was rendered just now has the time at which its request began. Only the site's own requests
 * receive it. lib/cache/page-cache-handler.mjs has the same name.
 */
export const STORED_AT_HEADER = 'x-middleware-stored-at';
