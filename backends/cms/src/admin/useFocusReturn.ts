import { useRef } from 'react';

/** For a dialog without a trigger: returns the focus to the element that opened it. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A notice of what went wrong may have taken it.
      const { activeElement: holder } = document;
      const isHeld = holder !== document.body && !(event.target as Node).contains(holder);
      if (!isHeld && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
