import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchAll } from './client';
import { entry, requiredText } from './entry';
import type { ServiceTime } from './types';

const row = entry({ ServiceName: requiredText, ExpectedTime: requiredText });

/** Expected time of each service, in the editors' order (specification §3, §9). */
export const loadServiceTimes = cachedLoader({
  name: 'sla-rows',
  version: 1,
  tags: ['sla-row'],
  load: async (locale: Locale): Promise<ServiceTime[]> => {
    const entries = await fetchAll('sla-rows', locale, row, { sort: 'DisplayOrder:asc' });
    return entries.map(({ attributes }) => ({
      service: attributes.ServiceName,
      time: attributes.ExpectedTime,
      updatedAt: attributes.updatedAt,
    }));
  },
});
