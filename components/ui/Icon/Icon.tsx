import { GlyphMark } from './GlyphMark';
import { icons, type IconName } from './icons';

/**
 * An icon by name. Meant for the server: a client component draws `GlyphMark` with a glyph from
 * glyphs.ts instead, so that the whole set stays out of the browser.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <GlyphMark glyph={icons[name]} className={className} />;
}
