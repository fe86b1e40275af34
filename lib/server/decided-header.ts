/** Internal response header of the middleware's own redirects, for which nothing was rendered. */
export const DECIDED_HEADER = 'x-middleware-decided';
