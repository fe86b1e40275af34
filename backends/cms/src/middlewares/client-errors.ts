import { handleClientErrors } from '../client-errors';

const clientErrors = () => handleClientErrors();

export default clientErrors;
