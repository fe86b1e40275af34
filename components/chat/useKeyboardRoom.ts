'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Tells an element's styles, as `--keyboard`, how much of the window's lower end a phone's keyboard
 * covers: it lies over what is fixed there, and `dvh` does not know of it.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    function measure(): void {
      if (!seen) return;
      // A page that is zoomed in shows less of itself, too.
      const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    }
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [element]);
}
