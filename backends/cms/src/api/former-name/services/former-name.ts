import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::former-name.former-name');
