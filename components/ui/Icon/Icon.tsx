import { GlyphMark } from './GlyphMark';
import { icons, type IconName } from './icons';

/**
 * An icon by name, for server components. Client components use `GlyphMark` with a glyph from
 * glyphs.ts, so that the whole set is not bundled.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <GlyphMark glyph={icons[name]} className={className} />;
}
