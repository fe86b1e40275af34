import { quietErrors } from '../quiet-errors';

/** Registers the middleware that repeats nothing of a refused request with Strapi. */
const quiet = () => quietErrors();

export default quiet;
