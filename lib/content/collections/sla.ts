import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { RELEASE_DATE } from '../../startup/release';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { defaults } from './defaults';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { requiredText } from '../fields';
import { bodyText, labelled, serviceSearchTexts } from '../search-text';
import type { Entry } from '../types';

/** The time a service takes to close a request, as free text. */
export interface ServiceTime extends Entry {
  readonly service: string;
  readonly time: string;
}

const rows = new Collection({
  apiName: 'sla-rows',
  fields: { ServiceName: requiredText, ExpectedTime: requiredText },
  sort: 'DisplayOrder:asc',
});

/** Editors' times, or the built-in ones; uncached. */
async function readServiceTimes(locale: Locale): Promise<ServiceTime[]> {
  const found = await rows.all(locale);
  if (found.length === 0) {
    return defaults[locale].serviceTimes.map((row) => ({ ...row, updatedAt: RELEASE_DATE }));
  }
  return found.map((raw) => ({
    service: raw.ServiceName,
    time: raw.ExpectedTime,
    updatedAt: raw.updatedAt,
  }));
}

/** In the editors' order. */
export const loadServiceTimes = cachedLoader({
  name: 'sla-rows',
  version: 1,
  tags: ['sla-row'],
  load: readServiceTimes,
});

export const slaContent: ContentDescriptor = {
  search: {
    name: 'service-times',
    tags: ['sla-row'],
    load: async (locale) => {
      const { caption } = messages[locale].services.sla;
      const times = (await readServiceTimes(locale)).map(({ service, time }) =>
        bodyText(caption, ...labelled([service, time])),
      );
      return serviceSearchTexts(locale, 'sla', times);
    },
  },
  changes: lastChangeLoader('sla-row', rows),
};
