import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::e-service.e-service');
