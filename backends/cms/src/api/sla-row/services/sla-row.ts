import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::sla-row.sla-row');
