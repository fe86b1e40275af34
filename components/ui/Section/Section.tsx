import type { ReactNode } from 'react';
import { cx } from '../shared/cx';

interface Props {
  readonly tone?: 'plain' | 'tint' | 'inverse';
  /** Id of the heading that labels the section. */
  readonly labelledBy?: string;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A full-width band with content at the page's width. */
export function Section({ tone = 'plain', labelledBy, id, className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={cx(
        'section',
        tone === 'tint' && 'section--tint',
        tone === 'inverse' && 'section--inverse on-dark',
        className,
      )}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
