import { otherLocale } from '@/lib/i18n/locales';
import { state } from '@/tools/gallery/state';
import { InOneLanguage } from './InOneLanguage';

export default {};

export const OnlyInTheOther = state(({ locale }) => (
  <InOneLanguage locale={locale} language={otherLocale(locale)}>
    <p>{locale === 'ar' ? 'A text in English.' : 'نص بالعربية.'}</p>
  </InOneLanguage>
));
