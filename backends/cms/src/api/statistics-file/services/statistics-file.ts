import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::statistics-file.statistics-file');
