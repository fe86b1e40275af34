'use client';

import { useEffect, useRef } from 'react';

/** Without the comma of English, which Arabic does not use. */
function printedAt(): string {
  // Made when needed: at load it took a phone longer than all other scripts of the site.
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  });
  return format.format(new Date()).replace(',', '');
}

/** Date and time of printing in Riyadh, written when the page is printed; empty without scripts. */
export function PrintedOn({ label }: { readonly label: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    function write(): void {
      if (element.current) element.current.textContent = `${label} ${printedAt()}`;
    }
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [label]);
  return <span ref={element} />;
}
