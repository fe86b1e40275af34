import { factories } from '@strapi/strapi';

export default factories.createCoreService(
  'api::prequalification-of-operator.prequalification-of-operator',
);
