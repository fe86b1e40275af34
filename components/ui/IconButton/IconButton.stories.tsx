import { state } from '@/tools/gallery/state';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronNext, close } from '../Icon/glyphs';
import { IconButton } from './IconButton';

export default {};

export const Looks = state(({ messages }) => (
  <div className="row">
    <IconButton label={messages.chat.close}>
      <GlyphMark glyph={close} />
    </IconButton>
    <IconButton ring label={messages.ui.pagination.next}>
      <GlyphMark glyph={chevronNext} />
    </IconButton>
    <IconButton ring disabled label={messages.ui.pagination.next}>
      <GlyphMark glyph={chevronNext} />
    </IconButton>
  </div>
));
