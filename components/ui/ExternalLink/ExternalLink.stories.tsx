import { state } from '@/tools/gallery/state';
import buttons from '../Button/Button.module.css';
import { Icon } from '../Icon/Icon';
import { cx } from '../shared/cx';
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

export const Button = state(({ locale, text }) => (
  <ExternalLink
    locale={locale}
    href="https://ports.example"
    mark={false}
    className={cx(buttons.button, buttons.primary, buttons.small)}
    icon={<Icon name="person" />}
  >
    {text('بوابة العملاء', 'Customer portal')}
  </ExternalLink>
));
