import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::facility-rental.facility-rental');
