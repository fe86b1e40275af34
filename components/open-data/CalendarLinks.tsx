import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { webcalUrl } from '@/lib/open-data/paths';

interface Props {
  readonly locale: Locale;
  /** Path of the calendar file. */
  readonly path: string;
  /** Label of the first link; short by default. */
  readonly subscribe?: string;
}

/** Links to subscribe to a calendar or to download it. */
export async function CalendarLinks({ locale, path, subscribe }: Props) {
  const t = await getTranslations({ locale, namespace: 'openData' });
  return (
    <>
      <a href={webcalUrl(path)}>{subscribe ?? t('api.subscribe')}</a>
      {' · '}
      <a href={path} download>
        {t('calendars.downloadPort')}
      </a>
    </>
  );
}
