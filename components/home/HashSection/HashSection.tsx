'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useHash, useScriptsRunning } from '@/components/ui/shared/browserState';
import styles from './HashSection.module.css';

interface Props {
  /** Hash that opens the section. */
  readonly id: string;
  /** Id of the heading that labels the section. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A section that only the URL's hash opens. Without scripts it is always open. */
export function HashSection({ id, labelledBy, children }: Props) {
  const ready = useScriptsRunning();
  const isTarget = useHash() === id;
  const section = useRef<HTMLElement>(null);

  // The browser could not scroll to it while it was hidden.
  useEffect(() => {
    if (isTarget) section.current?.scrollIntoView();
  }, [isTarget]);

  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={labelledBy}
      className={styles.section}
      data-ready={ready || undefined}
      hidden={ready && !isTarget}
    >
      {children}
    </section>
  );
}
