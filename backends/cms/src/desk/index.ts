import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import { registerDeskActions } from './actions';
import { registerDeskRoutes } from './routes';

export async function registerDesk(
  strapi: Core.Strapi,
  settings: Pick<Settings, 'deskUrl' | 'deskToken'>,
): Promise<void> {
  await registerDeskActions(strapi);
  registerDeskRoutes(strapi, settings);
}
