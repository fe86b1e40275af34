import { useIntl } from 'react-intl';
import { formatDate } from './riyadh-time';

/**
 * Formats ISO 8601 dates in Riyadh's time zone, the site's, whatever that of the browser.
 * @param isDay true to omit the time
 */
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
