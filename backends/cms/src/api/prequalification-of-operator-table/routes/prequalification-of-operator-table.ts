import { readRouter } from '../../../content-api/read-routes';

export default readRouter(
  'api::prequalification-of-operator-table.prequalification-of-operator-table',
);
