import { readController } from '../../../content-api/read-routes';

export default readController('api::promoted-result.promoted-result');
