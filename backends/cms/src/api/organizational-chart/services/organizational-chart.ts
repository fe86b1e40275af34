import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::organizational-chart.organizational-chart');
