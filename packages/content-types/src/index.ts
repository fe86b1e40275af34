import type { Definition } from './definition';
import { about } from './types/about';
import { announcement } from './types/announcement';
import { article } from './types/article';
import { biddingResults } from './types/bidding-results';
import { category } from './types/category';
import { circular } from './types/circular';
import { condition } from './types/condition';
import { customerPortal } from './types/customer-portal';
import { director } from './types/director';
import { eService } from './types/e-service';
import { emergencyBanner } from './types/emergency-banner';
import { facilityRental } from './types/facility-rental';
import { faq } from './types/faq';
import { formerName } from './types/former-name';
import { homePageAnnouncement } from './types/home-page-announcement';
import { library } from './types/library';
import { license } from './types/license';
import { newsletter } from './types/newsletter';
import { organizationalChart } from './types/organizational-chart';
import { page } from './types/page';
import { port } from './types/port';
import { portEmployee } from './types/port-employee';
import { prequalificationOfOperator } from './types/prequalification-of-operator';
import { prequalificationOfOperatorTable } from './types/prequalification-of-operator-table';
import { privacyPolicy } from './types/privacy-policy';
import { promotedResult } from './types/promoted-result';
import { qualificationBinding } from './types/qualification-binding';
import { redirect } from './types/redirect';
import { regulation } from './types/regulation';
import { relatedOrganization } from './types/related-organization';
import { searchSynonym } from './types/search-synonym';
import { service } from './types/service';
import { siteSetting } from './types/site-setting';
import { slaRow } from './types/sla-row';
import { statisticsFile } from './types/statistics-file';
import { video } from './types/video';

export * from './definition';
export * from './e-services';
export * from './period';
export * from './schema';

/** The content types that the site reads, by the name that is also their cache tag. */
export const contentTypes = {
  article,
  category,
  video,
  newsletter,
  library,
  port,
  about,
  director,
  'organizational-chart': organizationalChart,
  service,
  'e-service': eService,
  'qualification-binding': qualificationBinding,
  'prequalification-of-operator': prequalificationOfOperator,
  'prequalification-of-operator-table': prequalificationOfOperatorTable,
  'facility-rental': facilityRental,
  license,
  announcement,
  'home-page-announcement': homePageAnnouncement,
  'related-organization': relatedOrganization,
  regulation,
  circular,
  'port-employee': portEmployee,
  'privacy-policy': privacyPolicy,
  condition,
  'site-setting': siteSetting,
  page,
  faq,
  'sla-row': slaRow,
  'statistics-file': statisticsFile,
  'bidding-results': biddingResults,
  'customer-portal': customerPortal,
  'emergency-banner': emergencyBanner,
  'search-synonym': searchSynonym,
  'promoted-result': promotedResult,
  redirect,
  'former-name': formerName,
} as const satisfies Readonly<Record<string, Definition>>;

export type ContentTypeName = keyof typeof contentTypes;

export const contentTypeEntries = Object.entries(contentTypes) as readonly [
  ContentTypeName,
  Definition,
][];
