import { useIntl } from 'react-intl';
import { formatDate } from './riyadh-time';

/** Formats ISO 8601 dates in Riyadh's time zone; `isDay` omits the time. */
export function useDateTime(isDay = false): (iso: string) => string {
  const { locale } = useIntl();
  const language = locale === 'ar' ? 'ar' : 'en';
  return (iso) =>
    formatDate(language, iso, {
      dateStyle: 'medium',
      ...(isDay ? {} : { timeStyle: 'short' }),
      timeZone: 'Asia/Riyadh',
    });
}
