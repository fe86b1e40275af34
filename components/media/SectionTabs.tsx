import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { MediaSection } from '@/lib/routing/query-pages';
import { Icon } from '../ui/Icon/Icon';
import type { IconName } from '../ui/Icon/icons';
import { TabLinks } from '../ui/TabLinks/TabLinks';
import { PendingMark } from './PendingMark/PendingMark';
import { SECTION_LABELS } from './sectionLabels';
import { sectionHref } from './sectionLink';

const TABS: readonly (readonly [MediaSection, IconName])[] = [
  ['news', 'news'],
  ['press', 'document'],
  ['video', 'video'],
  ['photos', 'photo'],
  ['library', 'book'],
];

/** Tabs of the media centre; the newsletter has none. */
export async function SectionTabs({ locale, current }: { locale: Locale; current: MediaSection }) {
  const t = await getTranslations({ locale });
  return (
    <TabLinks
      label={t('media.sections')}
      items={TABS.map(([section, icon]) => ({
        href: sectionHref(locale, section),
        label: t(`sections.${SECTION_LABELS[section]}`),
        current: section === current,
        icon: (
          <>
            <Icon name={icon} />
            <PendingMark text={t('media.loading')} />
          </>
        ),
      }))}
    />
  );
}
