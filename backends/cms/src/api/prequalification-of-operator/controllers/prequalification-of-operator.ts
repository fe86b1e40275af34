import { readController } from '../../../content-api/read-routes';

export default readController('api::prequalification-of-operator.prequalification-of-operator');
