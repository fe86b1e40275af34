import { answerClientErrors } from '../client-errors';

/** Registers the middleware that answers errors of clients with Strapi. */
const clientErrors = () => answerClientErrors();

export default clientErrors;
