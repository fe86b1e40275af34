import { redactErrors } from '../redact-errors';

const redact = () => redactErrors();

export default redact;
