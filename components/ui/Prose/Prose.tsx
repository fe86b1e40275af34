import type { ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './Prose.module.css';

interface Props {
  /** Sanitised HTML from the content API. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Typography for HTML without classes. */
export function Prose({ html, children, className }: Props) {
  const classes = cx(styles.prose, className);
  if (html === undefined) return <div className={classes}>{children}</div>;
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
