import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onLeave` when a click or the focus moves outside the element's parent. */
export function useLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    function onEvent(event: Event): void {
      const frame = element.current?.parentElement;
      if (frame && event.target instanceof Node && !frame.contains(event.target)) latest.current();
    }
    window.addEventListener('pointerdown', onEvent);
    window.addEventListener('focusin', onEvent);
    return () => {
      window.removeEventListener('pointerdown', onEvent);
      window.removeEventListener('focusin', onEvent);
    };
  }, [element]);
}
