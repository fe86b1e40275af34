import type { ReactNode } from 'react';
import { BidiText } from '../BidiText/BidiText';
import styles from './SectionHead.module.css';

interface Props {
  /** Id of the heading, for the section's `labelledBy`. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly eyebrow?: string;
  /** Link or controls at the end of the line. */
  readonly action?: ReactNode;
  readonly level?: 2 | 3;
}

export function SectionHead({ id, title, lead, eyebrow, action, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <Heading id={id}>
          <BidiText>{title}</BidiText>
        </Heading>
        {lead ? (
          <p className={styles.lead}>
            <BidiText>{lead}</BidiText>
          </p>
        ) : null}
      </div>
      {action}
    </div>
  );
}
