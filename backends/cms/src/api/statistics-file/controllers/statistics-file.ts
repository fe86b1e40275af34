import { readController } from '../../../content-api/read-routes';

export default readController('api::statistics-file.statistics-file');
