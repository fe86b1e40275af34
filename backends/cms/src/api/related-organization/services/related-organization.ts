import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::related-organization.related-organization');
