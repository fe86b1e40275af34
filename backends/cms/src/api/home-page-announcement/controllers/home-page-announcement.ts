import { readController } from '../../../content-api/read-routes';

export default readController('api::home-page-announcement.home-page-announcement');
