'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface Props {
  /** Tells this navigation from others; the same on each page that shows it. */
  readonly name: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Name of the navigation that has just led to another page, which then gives it the focus again. */
let leading: string | undefined;

/**
 * A navigation between the views of one page, each an address of its own. The page that a link
 * leads to is made anew; there the current entry has the focus, or the heading of a closed list,
 * so that the keyboard goes on where it was.
 */
export function ViewNav({ name, label, className, children }: Props) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    if (leading !== name) return;
    leading = undefined;
    const entries = nav.current?.querySelectorAll<HTMLElement>('summary, a[aria-current]') ?? [];
    const shown = [...entries].find((entry) => entry.checkVisibility());
    shown?.focus({ preventScroll: true });
  }, [name]);

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // What the router did not take over opens elsewhere or loads a whole page.
    if (!link || !event.defaultPrevented || link.hasAttribute('aria-current')) return;
    leading = name;
  }

  return (
    <nav ref={nav} className={className} aria-label={label} data-print="off" onClick={onClick}>
      {children}
    </nav>
  );
}
