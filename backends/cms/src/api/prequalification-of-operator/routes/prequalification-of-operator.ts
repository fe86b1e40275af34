import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::prequalification-of-operator.prequalification-of-operator');
