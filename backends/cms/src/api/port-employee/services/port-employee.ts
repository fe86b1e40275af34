import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::port-employee.port-employee');
