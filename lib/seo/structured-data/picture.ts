import type { ImageObject } from 'schema-dts';
import type { Picture } from '../../content/types';
import { fullAddress } from '../address';

/** A picture with its size in pixels. */
export function pictureData({ src, width, height }: Pick<Picture, 'src' | 'width' | 'height'>) {
  return {
    '@type': 'ImageObject',
    url: fullAddress(src),
    width: String(width),
    height: String(height),
  } satisfies ImageObject;
}
