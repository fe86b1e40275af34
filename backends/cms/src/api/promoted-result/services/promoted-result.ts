import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::promoted-result.promoted-result');
