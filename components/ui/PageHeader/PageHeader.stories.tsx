import { state } from '@/tools/gallery/state';
import { PageHeader } from './PageHeader';

export default {};

export const TitleOnly = state(({ locale, messages }) => (
  <PageHeader locale={locale} route="ports" title={messages.routes.ports} />
));

export const Long = state(({ locale, long }) => (
  <PageHeader
    locale={locale}
    route="mediaCenter"
    title={long}
    lead={long}
    trail={[{ label: long }]}
    art="cover-bow"
  />
));
