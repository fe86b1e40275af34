import { sayTooLarge } from '../media/upload-checks';

/** Registers the middleware that says when a file is too large with Strapi. */
const uploadSize = () => sayTooLarge();

export default uploadSize;
