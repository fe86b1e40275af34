import { readController } from '../../../content-api/read-routes';

export default readController('api::organizational-chart.organizational-chart');
