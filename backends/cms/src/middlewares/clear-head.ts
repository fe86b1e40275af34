import { requireClearHead } from '../clear-head';

/** Registers the middleware that refuses requests with two meanings with Strapi. */
const clearHead = () => requireClearHead();

export default clearHead;
