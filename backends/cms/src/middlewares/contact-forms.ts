import type { Core } from '@strapi/strapi';
import { takeContactForms } from '../contact-forms/intake';
import { readSettings } from '../settings';

/** Registers the intake of contact forms with Strapi. */
const contactForms = (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  takeContactForms(strapi, readSettings());

export default contactForms;
