import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::emergency-banner.emergency-banner');
