import { useIntl } from 'react-intl';
import { formatted } from './riyadh-time';

/**
 * Day and time in Riyadh, wherever the editor sits: that is the time of the site.
 * @param isDay whether the moment is a day alone
 */
export function useMoment(isDay = false): (iso: string) => string {
  const { locale } = useIntl();
  const language = locale === 'ar' ? 'ar' : 'en';
  return (iso) =>
    formatted(language, iso, {
      dateStyle: 'medium',
      ...(isDay ? {} : { timeStyle: 'short' }),
      timeZone: 'Asia/Riyadh',
    });
}
