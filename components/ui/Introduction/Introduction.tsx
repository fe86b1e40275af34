import { Prose } from '../Prose/Prose';
import styles from './Introduction.module.css';

interface Props {
  /** `content` is sanitised HTML; null renders nothing. */
  readonly text: { readonly content: string } | null;
}

/** Editors' text above a list. */
export function Introduction({ text }: Props) {
  return text?.content ? <Prose html={text.content} className={styles.text} /> : null;
}
