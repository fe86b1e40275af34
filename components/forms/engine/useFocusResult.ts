import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the heading of a result, and scrolls it up unless it is in the upper third. */
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
