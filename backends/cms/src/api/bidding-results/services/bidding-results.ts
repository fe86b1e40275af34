import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::bidding-results.bidding-results');
