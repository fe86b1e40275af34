import type { ComponentProps } from 'react';
import styles from './CaptionedPicture.module.css';
import { Picture } from './Picture';
import { BidiText } from '../BidiText/BidiText';

/** A picture with its alt text as caption, hidden from screen readers; none for a drawing. */
export function CaptionedPicture(props: ComponentProps<typeof Picture>) {
  const caption = props.picture?.alt;
  return (
    <figure className={styles.figure}>
      <Picture {...props} />
      {caption ? (
        <figcaption className={styles.caption} aria-hidden="true">
          <BidiText>{caption}</BidiText>
        </figcaption>
      ) : null}
    </figure>
  );
}
