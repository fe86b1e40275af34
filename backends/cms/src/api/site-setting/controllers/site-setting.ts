import { readController } from '../../../content-api/read-routes';

export default readController('api::site-setting.site-setting');
