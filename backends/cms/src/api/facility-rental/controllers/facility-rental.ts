import { readController } from '../../../content-api/read-routes';

export default readController('api::facility-rental.facility-rental');
