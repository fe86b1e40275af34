'use client';

import type { MouseEvent, ReactNode } from 'react';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Scrolls to the top without changing the hash, which selects the tab on some pages. */
export function TopLink({ className, children }: Props) {
  return (
    <a href="#top" className={className} onClick={toTop}>
      {children}
    </a>
  );
}

function toTop(event: MouseEvent): void {
  event.preventDefault();
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
