import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import { serveAdmin } from './admin-socket';
import { startRetention } from './retention';

export { registerFileDownload as registerContactForms } from './download';

/** Starts the deletion of expired forms and the socket of the tool for personal data. */
export async function startContactForms(
  strapi: Core.Strapi,
  settings: Settings,
): Promise<Server | undefined> {
  await startRetention(strapi, settings);
  return serveAdmin(strapi, settings);
}
