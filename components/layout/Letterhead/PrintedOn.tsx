'use client';

import { useEffect, useRef } from 'react';

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Riyadh',
});

/** Date and time of printing in Riyadh, written when the page is printed; empty without scripts. */
export function PrintedOn({ label }: { readonly label: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    function write(): void {
      if (element.current) element.current.textContent = `${label} ${format.format(new Date())}`;
    }
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [label]);
  return <span ref={element} />;
}
