import { readController } from '../../../content-api/read-routes';

export default readController('api::library.library');
