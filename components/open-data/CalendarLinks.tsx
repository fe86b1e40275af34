import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { webcalUrl } from '@/lib/open-data/paths';

interface Props {
  readonly locale: Locale;
  /** Path of the calendar file. */
  readonly path: string;
  /** Names the first link; the short word if left out. */
  readonly subscribe?: string;
}

/** Subscribes to a calendar in an application, or downloads it as it is now. */
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
