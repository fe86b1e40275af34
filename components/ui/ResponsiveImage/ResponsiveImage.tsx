import { getImageProps } from 'next/image';
import type { FocalPoint } from '@/lib/content/types';
import { cx } from '../shared/cx';
import styles from './ResponsiveImage.module.css';

interface Props {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Displayed width by breakpoint, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** Focal point for cropping; defaults to the style sheet's object-position. */
  readonly focus?: FocalPoint;
  /** Loads eagerly with high priority: for the largest picture above the fold. */
  readonly priority?: boolean;
  readonly className?: string;
}

/**
 * An image from next/image's optimiser as plain markup: srcset and reserved space without the client
 * component of `<Image>`. SVGs are served unchanged.
 */
export function ResponsiveImage({ priority = false, className, focus, ...image }: Props) {
  const { width, height } = image;
  const { props } = getImageProps({
    ...image,
    ...fixedWidth(image),
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    unoptimized: image.src.endsWith('.svg'),
  });
  return (
    <picture className={styles.picture}>
      {/* The content security policy allows no inline styles. */}
      <img
        {...props}
        style={undefined}
        width={width}
        height={height}
        alt={image.alt}
        className={focus ? cx(styles.focused, className) : className}
        data-focus-x={focus && toQuarters(focus.x)}
        data-focus-y={focus && toQuarters(focus.y)}
      />
    </picture>
  );
}

/** A fixed width needs two sources, for 1x and 2x screens. */
function fixedWidth({ sizes }: Pick<Props, 'sizes'>) {
  const [, rem] = /^([\d.]+)rem$/.exec(sizes ?? '') ?? [];
  return rem === undefined ? {} : { width: Number(rem) * 16, sizes: undefined };
}

/** The style sheet has a rule per quarter, so focal points are rounded to 25 %. */
function toQuarters(percent: number): number {
  return Math.round(percent / 25) * 25;
}
