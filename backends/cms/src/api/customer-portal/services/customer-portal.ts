import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::customer-portal.customer-portal');
