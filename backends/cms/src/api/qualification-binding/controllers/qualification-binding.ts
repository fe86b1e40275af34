import { readController } from '../../../content-api/read-routes';

export default readController('api::qualification-binding.qualification-binding');
