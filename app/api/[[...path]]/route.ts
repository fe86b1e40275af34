import { failure } from '@/lib/api/responses';

const missing = () => failure(404, 'Not found');

/** Whatever is no handler of the site's own API; without it a page would be rendered for the path. */
export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
