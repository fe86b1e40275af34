'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface Props {
  /** Identifies the navigation; the same on each page that shows it. */
  readonly name: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Name of the navigation whose link was followed: on the new page it gets the focus back. */
let leading: string | undefined;

/**
 * A navigation between the views of one page, each with its own URL. Following a link renders a new
 * page; focus is restored there to the current entry, or to the summary of a closed list, so that
 * keyboard users do not start again at the top.
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
    // A click that the router does not handle opens another tab or loads a whole page.
    const link = event.defaultPrevented ? linkOf(event.target) : null;
    if (!link || link.hasAttribute('aria-current')) return;
    leading = name;
  }

  return (
    <nav ref={nav} className={className} aria-label={label} data-print="off" onClick={onClick}>
      {children}
    </nav>
  );
}

function linkOf(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}
