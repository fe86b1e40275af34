import { getTranslations } from 'next-intl/server';
import type { LicenseTexts } from '@/lib/content/collections/licenses';
import type { Locale } from '@/lib/i18n/locales';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { Prose } from '@/components/ui/Prose/Prose';
import { Tabs } from '@/components/ui/Tabs/Tabs';

interface Props {
  readonly locale: Locale;
  /** Null if not published. */
  readonly licenses: LicenseTexts | null;
}

/** Licences of shipping agents and ship chandlers, as tabs. */
export async function LicenseTabs({ locale, licenses }: Props) {
  const t = await getTranslations({ locale });
  const texts = { agent: licenses?.agent ?? '', chandelling: licenses?.chandelling ?? '' };
  return (
    <Tabs
      label={t('services.license.tabs')}
      selectLabel={t('services.license.tabs')}
      narrow="select"
      syncHash
      items={(['agent', 'chandelling'] as const).map((id) => ({
        id,
        label: t(`services.license.${id}`),
        panel: texts[id] ? (
          <Prose html={texts[id]} />
        ) : (
          <EmptyState title={t('ui.empty.title')} headingLevel={3}>
            {t('ui.empty.text')}
          </EmptyState>
        ),
      }))}
    />
  );
}
