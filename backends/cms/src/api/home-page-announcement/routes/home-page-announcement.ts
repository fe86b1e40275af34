import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::home-page-announcement.home-page-announcement');
