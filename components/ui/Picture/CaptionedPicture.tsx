import type { ComponentProps } from 'react';
import styles from './CaptionedPicture.module.css';
import { Picture } from './Picture';
import { BidiText } from '../BidiText/BidiText';

/**
 * A large picture with its description below it. Screen readers have the description from the picture
 * itself; a drawing in place of a picture has none.
 */
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
