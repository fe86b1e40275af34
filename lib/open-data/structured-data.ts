import type { Dataset } from 'schema-dts';
import { messages } from '../i18n/messages';
import type { Locale } from '../i18n/locales';
import type { CataloguedDataset } from './catalogue';
import { routeHref } from '../routing/links';
import { fullUrl } from '../seo/full-url';
import { organizationReference } from '../seo/structured-data/organization';

/** A dataset with its files and endpoints. */
export function datasetData(
  locale: Locale,
  { id, page, distributions, changedAt, years }: CataloguedDataset,
): Exclude<Dataset, string> {
  const { openData, authority } = messages[locale];
  const url = fullUrl(page(locale));
  return {
    '@type': 'Dataset',
    '@id': url,
    url,
    name: openData.datasets[id].title,
    description: openData.datasets[id].about,
    inLanguage: locale,
    license: fullUrl(routeHref(locale, 'openDataApi', { hash: 'licence' })),
    isAccessibleForFree: true,
    creator: organizationReference(locale, authority.name),
    dateModified: changedAt,
    temporalCoverage: years?.join('/'),
    distribution: distributions.map((distribution) => ({
      '@type': 'DataDownload',
      contentUrl: distribution.url,
      encodingFormat: distribution.type,
      contentSize: distribution.bytes ? `${distribution.bytes} B` : undefined,
    })),
  };
}
