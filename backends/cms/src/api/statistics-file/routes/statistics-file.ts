import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::statistics-file.statistics-file');
