import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::former-name.former-name');
