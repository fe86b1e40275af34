import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads a visitor to what a call brought: its heading takes the focus and, unless it stands in the
 * upper third of the screen, comes to the top, so that the result is seen below it.
 */
export function useFocusResult(result: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!result || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    const { top } = heading.current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 3) heading.current.scrollIntoView();
  }, [result]);
  return heading;
}
