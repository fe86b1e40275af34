import { failure } from '@/lib/api/responses';

const missing = () => failure(404, 'Not found');

/** 404 for unknown API paths; without it Next would render a page. */
export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
