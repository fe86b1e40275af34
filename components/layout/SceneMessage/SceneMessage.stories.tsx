import { state } from '@/tools/gallery/state';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { SceneMessage } from './SceneMessage';

export default {};

export const NotFound = state(({ messages }) => (
  <SceneMessage
    title={messages.notFound.title}
    text={messages.notFound.text}
    headingLevel={1}
    code="404"
    actions={
      <>
        <ButtonLink href="/" variant="buff">
          {messages.notFound.home}
        </ButtonLink>
        <ButtonLink href="/e-services" variant="outlineInverse">
          {messages.notFound.eServices}
        </ButtonLink>
      </>
    }
  />
));
