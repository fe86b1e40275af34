import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::qualification-binding.qualification-binding');
