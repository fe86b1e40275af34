import type { ImageObject } from 'schema-dts';
import type { Picture } from '../../content/types';
import { fullUrl } from '../full-url';

/** A picture with its size in pixels. */
export function pictureData({ src, width, height }: Pick<Picture, 'src' | 'width' | 'height'>) {
  return {
    '@type': 'ImageObject',
    url: fullUrl(src),
    width: String(width),
    height: String(height),
  } satisfies ImageObject;
}
