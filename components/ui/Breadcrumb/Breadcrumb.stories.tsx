import { state } from '@/tools/gallery/state';
import { Breadcrumb } from './Breadcrumb';

export default {};

export const Route = state(({ locale }) => <Breadcrumb locale={locale} route="vesselSearch" />);

export const LongTrail = state(({ locale, text, long }) => (
  <Breadcrumb
    locale={locale}
    route="mediaCenter"
    trail={[{ label: text('الأخبار', 'News'), href: '/media-center' }, { label: long }]}
  />
));
