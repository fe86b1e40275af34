import { factories } from '@strapi/strapi';

export default factories.createCoreService(
  'api::prequalification-of-operator-table.prequalification-of-operator-table',
);
