import { useIntl } from 'react-intl';
import { formatted } from './riyadh-time';

/** Day and time in Riyadh, wherever the editor sits: that is the time of the site. */
export function useMoment(): (iso: string) => string {
  const { locale } = useIntl();
  const language = locale === 'ar' ? 'ar' : 'en';
  return (iso) =>
    formatted(language, iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' });
}
