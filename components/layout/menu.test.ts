import { createTranslator } from 'next-intl';
import { locales } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { menuColumns } from './menu';

const external = { careers: undefined, openData: undefined, customerPortal: undefined };

it.each(locales)(
  'the menu of services has every link once, in the groups of the hub (%s)',
  (locale) => {
    const t = createTranslator({ locale, messages: messages[locale] }) as never;
    const columns = menuColumns({ locale, t, external }, [], 'home');
    const services = columns.find(({ group }) => group === 'services');
    const groups = services?.groups ?? [];
    expect(groups.map(({ title }) => title)).toEqual(
      Object.values(messages[locale].services.groups),
    );
    const grouped = groups.flatMap(({ links }) => links);
    expect(new Set(grouped)).toEqual(new Set(services?.links));
    expect(grouped).toHaveLength(services?.links.length ?? 0);
    expect(groups.at(0)?.links.at(0)?.label).toBe(messages[locale].routes.vesselSearch);
    expect(groups.at(-1)?.links.at(-1)?.label).toBe(messages[locale].routes.statistics);
  },
);
