import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::site-setting.site-setting');
