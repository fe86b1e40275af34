import { getImageProps } from 'next/image';
import styles from './ResponsiveImage.module.css';

interface Props {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Width the picture takes at each breakpoint, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** For the picture that is seen first: loaded at once and before others. */
  readonly priority?: boolean;
  readonly className?: string;
}

/**
 * An image from next/image's optimiser as plain markup: sources for every width and reserved
 * space, without the client component that `<Image>` brings. Drawings (SVG) are served as they are.
 */
export function ResponsiveImage({ priority = false, className, ...image }: Props) {
  const { props } = getImageProps({
    ...image,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    unoptimized: image.src.endsWith('.svg'),
  });
  return (
    <picture className={styles.picture}>
      {/* The content security policy allows no inline styles. */}
      <img {...props} style={undefined} alt={image.alt} className={className} />
    </picture>
  );
}
