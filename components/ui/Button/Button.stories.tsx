import { state } from '@/tools/gallery/state';
import { GlyphMark } from '../Icon/GlyphMark';
import { play } from '../Icon/glyphs';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

export default {};

export const Variants = state(({ messages }) => (
  <div className="row">
    <Button>{messages.chat.send}</Button>
    <Button variant="ghost">{messages.failure.retry}</Button>
    <Button size="small" icon={<GlyphMark glyph={play} />}>
      {messages.chat.chat}
    </Button>
    <ButtonLink href="/">{messages.notFound.home}</ButtonLink>
    <ButtonLink href="/" variant="ghost" size="small">
      {messages.notFound.eServices}
    </ButtonLink>
  </div>
));

export const OnDark = state(({ messages }) => (
  <div className="section section--inverse on-dark">
    <div className="wrap row">
      <ButtonLink href="/" variant="buff">
        {messages.notFound.home}
      </ButtonLink>
      <ButtonLink href="/" variant="outlineInverse">
        {messages.notFound.eServices}
      </ButtonLink>
    </div>
  </div>
));

export const Loading = state(({ messages }) => <Button loading>{messages.forms.sending}</Button>);

export const Disabled = state(({ messages }) => <Button disabled>{messages.chat.send}</Button>);

export const Long = state(({ long }) => <Button block>{long}</Button>);
