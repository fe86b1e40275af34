import { useEffect, type RefObject } from 'react';

/** Shorter movements are a finger that rests. */
const LEAST_SCROLL_PX = 12;

/**
 * Sets `data-away` on an element while the visitor scrolls down, and removes it when the page is
 * scrolled up or has ended. Without `active` it is never set.
 */
export function useAwayWhileReading(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !active) return;
    let last = window.scrollY;
    function onScroll(): void {
      const { scrollY, innerHeight } = window;
      if (Math.abs(scrollY - last) < LEAST_SCROLL_PX) return;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      target?.toggleAttribute('data-away', scrollY > last && !isAtEnd);
      last = scrollY;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      target.removeAttribute('data-away');
    };
  }, [element, active]);
}
