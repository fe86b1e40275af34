import { getImageProps } from 'next/image';
import type { FocalPoint } from '@/lib/content/types';
import { cx } from '../shared/cx';
import styles from './ResponsiveImage.module.css';

interface Props {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Width the picture takes at each breakpoint, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** What stays visible where the picture is cropped; without it, what the style sheet chooses. */
  readonly focus?: FocalPoint;
  /** For the picture that is seen first: loaded at once and before others. */
  readonly priority?: boolean;
  readonly className?: string;
}

/**
 * An image from next/image's optimiser as plain markup: sources for every width and reserved
 * space, without the client component that `<Image>` brings. Drawings (SVG) are served as they are.
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

/** A picture of one width at every breakpoint needs two sources, for screens of one and two pixels. */
function fixedWidth({ sizes }: Pick<Props, 'sizes'>) {
  const [, rem] = /^([\d.]+)rem$/.exec(sizes ?? '') ?? [];
  return rem === undefined ? {} : { width: Number(rem) * 16, sizes: undefined };
}

/** The style sheet, which every page loads, has a rule for every quarter. */
function toQuarters(percent: number): number {
  return Math.round(percent / 25) * 25;
}
