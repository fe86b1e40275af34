'use client';

import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  /** Contains native `<details>` elements. */
  readonly children: ReactNode;
}

/**
 * Closes the open menu on Escape (restoring the focus), on a click outside or on one of its links, and
 * when the focus leaves it, so that it never covers the focused element.
 */
export function DisclosureGroup({ label, className, children }: Props) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const open = () => nav.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];

    function onClick(event: MouseEvent) {
      const target = event.target as Element;
      for (const details of open()) {
        if (!details.contains(target) || target.closest('a')) details.open = false;
      }
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      for (const details of open()) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    }

    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  function onBlur(event: FocusEvent) {
    const details = event.target.closest('details');
    const next = event.relatedTarget;
    if (details && next && !details.contains(next)) details.open = false;
  }

  return (
    <nav ref={nav} className={className} aria-label={label} onBlur={onBlur}>
      {children}
    </nav>
  );
}
