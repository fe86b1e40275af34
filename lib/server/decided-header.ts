/**
 * Response header by which the middleware says that it has redirected by itself, so that nothing was
 * rendered. It does not leave the server.
 */
export const DECIDED_HEADER = 'x-middleware-decided';
