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
      // An error notice may have moved the focus meanwhile.
      const { activeElement } = document;
      const hasMoved =
        activeElement !== document.body && !(event.target as Node).contains(activeElement);
      if (!hasMoved && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
