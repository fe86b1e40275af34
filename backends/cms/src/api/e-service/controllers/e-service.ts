import { readController } from '../../../content-api/read-routes';

export default readController('api::e-service.e-service');
