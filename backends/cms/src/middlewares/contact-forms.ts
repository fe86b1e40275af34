import type { Core } from '@strapi/strapi';
import { receiveContactForms } from '../contact-forms/intake';
import { readSettings } from '../settings';

const contactForms = (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  receiveContactForms(strapi, readSettings());

export default contactForms;
