import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { cachedLoader } from '../cached-loader';
import { Collection } from '../collection';
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

/** Expected time of each service, in the editors' order. */
export const loadServiceTimes = cachedLoader({
  name: 'sla-rows',
  version: 1,
  tags: ['sla-row'],
  load: async (locale: Locale): Promise<ServiceTime[]> =>
    (await rows.all(locale)).map((raw) => ({
      service: raw.ServiceName,
      time: raw.ExpectedTime,
      updatedAt: raw.updatedAt,
    })),
});

export const slaContent: ContentDescriptor = {
  search: {
    name: 'service-times',
    tags: ['sla-row'],
    load: async (locale) => {
      const { caption } = messages[locale].services.sla;
      const times = (await rows.only('ServiceName', 'ExpectedTime').all(locale)).map((raw) =>
        bodyText(caption, ...labelled([raw.ServiceName, raw.ExpectedTime])),
      );
      return serviceSearchTexts(locale, 'sla', times);
    },
  },
  changes: lastChangeOf('sla-row', rows),
};
