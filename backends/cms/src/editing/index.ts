import type { Core } from '@strapi/strapi';
import { registerAddresses } from './addresses';
import { registerFileUsage } from './file-usage';
import { registerMissedSearches } from './missed-searches';
import { registerNotices } from './notices';
import { registerPages } from './pages';
import { recordPublications, registerPublishing } from './publishing';
import { registerSchedules } from './schedule-routes';
import { markChangedSchedules } from './schedules';
import { registerStartPage } from './start-page';
import { registerStates } from './states';
import { registerWarnings } from './warnings';

export function registerEditing(strapi: Core.Strapi): void {
  registerPages(strapi);
  registerAddresses(strapi);
  registerMissedSearches(strapi);
  registerFileUsage(strapi);
  registerPublishing(strapi);
  registerSchedules(strapi);
  registerNotices(strapi);
  registerStates(strapi);
  registerStartPage(strapi);
  registerWarnings(strapi);
}

export function addPublicationRecords(strapi: Core.Strapi): void {
  recordPublications(strapi);
  markChangedSchedules(strapi);
}
