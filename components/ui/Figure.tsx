import type { ReactNode } from 'react';
import { ResponsiveImage } from './ResponsiveImage';
import type { PictureSource } from './Picture';
import styles from './Figure.module.css';

interface Props {
  readonly picture: PictureSource;
  readonly sizes: string;
  readonly caption?: ReactNode;
  readonly priority?: boolean;
}

/** A picture in its own proportions with its caption. */
export function Figure({ picture, sizes, caption, priority }: Props) {
  const { src, width, height, alt } = picture;
  return (
    <figure className={styles.figure}>
      <ResponsiveImage {...{ src, width, height, alt, sizes, priority }} className={styles.image} />
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
