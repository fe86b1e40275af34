import type { Picture as ContentPicture } from '@/lib/content/types';
import { Illustration } from '../Illustration/Illustration';
import { illustrationFor, type IllustrationKind } from '../Illustration/illustrations';
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage';

/** `width` and `height` in pixels; `alt` is empty for a decorative picture. */
export type PictureSource = ContentPicture;

interface Props {
  readonly picture?: PictureSource | null;
  /** Picks the drawing if there is no picture; usually the slug. */
  readonly seed: string;
  readonly kind?: IllustrationKind;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly className?: string;
}

/** A content picture, or the drawing picked by its seed. */
export function Picture({ picture, seed, kind, sizes, priority, className }: Props) {
  if (!picture) {
    const name = illustrationFor(seed, kind);
    return <Illustration name={name} priority={priority} className={className} />;
  }
  return <ResponsiveImage {...picture} sizes={sizes} priority={priority} className={className} />;
}
