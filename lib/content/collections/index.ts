import type { ContentTag } from '../../routing/routes';
import type { ContentDescriptor, FeedSource, SearchSource } from '../descriptor';
import { aboutContent } from './abouts';
import { announcementContent } from './announcements';
import { articleContent } from './articles';
import { biddingResultsContent } from './bidding-results';
import { circularContent } from './circulars';
import { customerPortalContent } from './customer-portal';
import { directorContent } from './directors';
import { emergencyBannerContent } from './emergency-banner';
import { eServiceContent } from './e-services';
import { facilityRentalContent } from './facility-rentals';
import { faqContent } from './faqs';
import { homePageAnnouncementContent } from './home-page-announcements';
import { libraryContent } from './libraries';
import { licenseContent } from './licenses';
import { newsletterContent } from './newsletters';
import { organizationalChartContent } from './organizational-charts';
import { pageContent } from './pages';
import { conditionContent, privacyPolicyContent } from './policies';
import { portEmployeeContent } from './port-employees';
import { portContent } from './ports';
import { prequalificationContent, prequalificationTableContent } from './prequalification';
import { qualificationBindingContent } from './qualification-bindings';
import { regulationContent } from './regulations';
import { promotedResultContent } from './promoted-results';
import { formerNameContent, redirectContent } from './old-addresses';
import { relatedOrganizationContent } from './related-organizations';
import { searchSynonymContent } from './search-synonyms';
import { serviceContent } from './services';
import { siteSettingContent } from './site-settings';
import { slaContent } from './sla';
import { statisticsContent } from './statistics';
import { videoContent } from './videos';

/** All content types by tag, in the order of the sitemap. Categories are loaded with articles. */
export const contentTypes: Readonly<Record<Exclude<ContentTag, 'category'>, ContentDescriptor>> = {
  article: articleContent,
  library: libraryContent,
  port: portContent,
  regulation: regulationContent,
  'home-page-announcement': homePageAnnouncementContent,
  circular: circularContent,
  page: pageContent,
  'e-service': eServiceContent,
  about: aboutContent,
  director: directorContent,
  'organizational-chart': organizationalChartContent,
  service: serviceContent,
  'port-employee': portEmployeeContent,
  video: videoContent,
  newsletter: newsletterContent,
  announcement: announcementContent,
  'bidding-results': biddingResultsContent,
  'prequalification-of-operator': prequalificationContent,
  'prequalification-of-operator-table': prequalificationTableContent,
  'qualification-binding': qualificationBindingContent,
  'facility-rental': facilityRentalContent,
  faq: faqContent,
  'sla-row': slaContent,
  'statistics-file': statisticsContent,
  license: licenseContent,
  'customer-portal': customerPortalContent,
  'privacy-policy': privacyPolicyContent,
  condition: conditionContent,
  'related-organization': relatedOrganizationContent,
  'site-setting': siteSettingContent,
  'emergency-banner': emergencyBannerContent,
  'search-synonym': searchSynonymContent,
  'promoted-result': promotedResultContent,
  redirect: redirectContent,
  'former-name': formerNameContent,
};

export const contentTypeEntries = Object.entries(contentTypes) as readonly [
  keyof typeof contentTypes,
  ContentDescriptor,
][];

const descriptors = Object.values(contentTypes);

/** Search sources by name. */
export const searchSources: Readonly<Record<string, SearchSource>> = Object.fromEntries(
  descriptors.flatMap(({ search }) => (search ? [[search.name, search]] : [])),
);

/** Feeds with the tag of their content type. */
export const feedSources: readonly (FeedSource & { readonly tag: ContentTag })[] =
  contentTypeEntries.flatMap(([tag, { feeds }]) => (feeds ?? []).map((feed) => ({ ...feed, tag })));

/** Public paths of the newest entries in both languages, uncached. */
export async function newestPaths(limit: number): Promise<string[]> {
  const paths = await Promise.all(
    descriptors.flatMap(({ newestPaths: read }) => (read ? [read(limit)] : [])),
  );
  return paths.flat().slice(0, limit);
}
