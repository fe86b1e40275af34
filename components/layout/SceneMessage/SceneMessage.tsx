import type { ReactNode } from 'react';
import styles from './SceneMessage.module.css';

export interface SceneMessageProps {
  readonly title: string;
  readonly text: string;
  readonly headingLevel: 1 | 2;
  /** Large decorative figure above the title. */
  readonly code?: string;
  readonly actions: ReactNode;
}

/** A message over the night scene, with links. */
export function SceneMessage({ title, text, headingLevel, code, actions }: SceneMessageProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`on-dark ${styles.message}`}>
      <div className={`wrap ${styles.text}`}>
        {code ? (
          <p className={`num ${styles.code}`} aria-hidden="true">
            {code}
          </p>
        ) : null}
        <Heading>{title}</Heading>
        <p>{text}</p>
        <div className="row">{actions}</div>
      </div>
    </div>
  );
}
