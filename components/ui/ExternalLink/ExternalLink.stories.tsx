import { state } from '@/gallery/state';
import { ExternalLink } from './ExternalLink';

export default {};

export const InText = state(({ locale, text, long }) => (
  <p>
    {long}{' '}
    <ExternalLink locale={locale} href="https://ports.example">
      {text('المنصة الوطنية الموحدة', 'Unified national platform')}
    </ExternalLink>
  </p>
));

export const WithoutMark = state(({ locale, text }) => (
  <ExternalLink locale={locale} href="https://ports.example" mark={false}>
    {text('المنصة الوطنية الموحدة', 'Unified national platform')}
  </ExternalLink>
));
