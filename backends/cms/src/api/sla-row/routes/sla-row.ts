import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::sla-row.sla-row');
