import { state } from '@/tools/gallery/state';
import { CONTACT } from '@/tools/gallery/samples';
import { StatusView } from './StatusView';

export default {};

const checkedAt = '2026-03-01T06:00:00Z';

export const AllUp = state(({ locale }) => (
  <StatusView
    locale={locale}
    text={null}
    phone={CONTACT.shortNumber}
    status={{ checkedAt, states: { content: 'up', eServices: 'up', chat: 'up' } }}
  />
));

export const Troubles = state(({ locale }) => (
  <StatusView
    locale={locale}
    text={null}
    phone={CONTACT.shortNumber}
    status={{ checkedAt, states: { content: 'down', eServices: 'slow', chat: 'up' } }}
  />
));
