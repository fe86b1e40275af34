'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface Props {
  /** Id of the navigation, the same on all its pages. */
  readonly name: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Name of the last used navigation: the new page restores its focus. */
let lastUsed: string | undefined;

/**
 * Navigation between views with a URL each. After a client-side navigation the focus is restored to the
 * current entry, or to the summary of a closed list, so that keyboard users do not start at the top.
 */
export function ViewNav({ name, label, className, children }: Props) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    if (lastUsed !== name) return;
    lastUsed = undefined;
    const entries = nav.current?.querySelectorAll<HTMLElement>('summary, a[aria-current]') ?? [];
    const shown = [...entries].find((entry) => entry.checkVisibility());
    shown?.focus({ preventScroll: true });
  }, [name]);

  function onClick(event: MouseEvent): void {
    // A click without `preventDefault` opens a new tab or loads a document.
    const link = event.defaultPrevented ? enclosingLink(event.target) : null;
    if (!link || link.hasAttribute('aria-current')) return;
    lastUsed = name;
  }

  return (
    <nav ref={nav} className={className} aria-label={label} data-print="off" onClick={onClick}>
      {children}
    </nav>
  );
}

function enclosingLink(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}
