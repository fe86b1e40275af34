import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { RELEASE_DATE } from '../../startup/release';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
import { defaults } from '../defaults';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { requiredText } from '../fields';
import { bodyText, labelled, serviceSearchTexts } from '../search-text';
import type { Entry } from '../types';

/** How long a service takes to close a request, in the editors' words. */
export interface ServiceTime extends Entry {
  readonly service: string;
  readonly time: string;
}

const rows = new Collection({
  apiName: 'sla-rows',
  fields: { ServiceName: requiredText, ExpectedTime: requiredText },
  sort: 'DisplayOrder:asc',
});

/** The editors' times, or the built-in ones where there are none; read past every cache. */
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

/** Expected time of each service, in the editors' order. */
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
  changes: lastChangeOf('sla-row', rows),
};
