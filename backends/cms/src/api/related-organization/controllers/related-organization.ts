import { readController } from '../../../content-api/read-routes';

export default readController('api::related-organization.related-organization');
