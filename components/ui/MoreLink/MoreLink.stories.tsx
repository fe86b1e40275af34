import { state } from '@/tools/gallery/state';
import { MoreLink } from './MoreLink';

export default {};

export const Plain = state(({ messages }) => (
  <MoreLink href="/">{messages.notFound.eServices}</MoreLink>
));

export const Long = state(({ long }) => <MoreLink href="/">{long}</MoreLink>);
