import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::emergency-banner.emergency-banner');
