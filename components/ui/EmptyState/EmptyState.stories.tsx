import { state } from '@/tools/gallery/state';
import { ButtonLink } from '../Button/ButtonLink';
import { EmptyState } from './EmptyState';

export default {};

export const TitleOnly = state(({ messages }) => <EmptyState title={messages.ui.empty.title} />);

export const WithAction = state(({ messages }) => (
  <EmptyState
    title={messages.ui.empty.title}
    action={<ButtonLink href="/">{messages.notFound.home}</ButtonLink>}
  >
    {messages.ui.empty.text}
  </EmptyState>
));

export const Long = state(({ long }) => <EmptyState title={long}>{long}</EmptyState>);
