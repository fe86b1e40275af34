import { useEffect, type RefObject } from 'react';

/** Ignores the jitter of a resting finger. */
const MIN_SCROLL_PX = 12;

/** Sets `data-away` while the visitor scrolls down, not at the page's end; only if `active`. */
export function useAwayWhileReading(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !active) return;
    let last = window.scrollY;
    function onScroll(): void {
      const { scrollY, innerHeight } = window;
      if (Math.abs(scrollY - last) < MIN_SCROLL_PX) return;
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
