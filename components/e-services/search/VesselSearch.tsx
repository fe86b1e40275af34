import { getMessages } from 'next-intl/server';
import { getFormLabels } from '@/components/forms/labels/getFormLabels';
import { NeedsScripts } from '@/components/forms/layout/NeedsScripts/NeedsScripts';
import { getTableLabels } from '@/components/ui/data-table/tableLabels';
import { loadPortLinks } from '@/lib/content/collections/ports';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { isOffered } from '@/lib/routing/offered';
import { SearchPanel } from './SearchPanel';

export async function VesselSearch({ locale }: { locale: Locale }) {
  const [form, table, { vesselSearch, dates }, { contact }, ports] = await Promise.all([
    getFormLabels(locale),
    getTableLabels(locale),
    getMessages({ locale }),
    loadSiteSettings(locale),
    loadPortLinks('en').catch(() => []),
  ]);
  const locodes = Object.fromEntries(
    ports.filter(({ locode }) => locode).map(({ name, locode }) => [name, locode]),
  );
  const phone = contact.shortNumber;
  return (
    <NeedsScripts locale={locale} phone={phone} about={vesselSearch.noScripts}>
      <SearchPanel
        locale={locale}
        labels={{
          ...{ form, table, phone, locodes },
          search: vesselSearch,
          hijri: dates.corresponding,
          subscribes: isOffered('subscriptions'),
        }}
      />
    </NeedsScripts>
  );
}
