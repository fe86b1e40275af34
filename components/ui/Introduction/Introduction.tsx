import { Prose } from '../Prose/Prose';
import styles from './Introduction.module.css';

interface Props {
  /** Its `content` is safe HTML; nothing is shown without it. */
  readonly text: { readonly content: string } | null;
}

/** What editors write about a page, above what the page lists. */
export function Introduction({ text }: Props) {
  return text?.content ? <Prose html={text.content} className={styles.text} /> : null;
}
