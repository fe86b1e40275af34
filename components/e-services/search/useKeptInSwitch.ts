import { useEffect } from 'react';

/** Lets the language switch keep the search in the address, which only the browser knows. */
export function useKeptInSwitch(): void {
  useEffect(() => {
    function onClick({ target }: MouseEvent): void {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      if (!link) return;
      const address = new URL(link.href);
      if (!address.searchParams.has('lang')) return;
      for (const [name, value] of new URLSearchParams(window.location.search)) {
        if (name !== 'lang') address.searchParams.set(name, value);
      }
      link.href = address.href;
    }
    document.addEventListener('click', onClick, true);
    document.addEventListener('auxclick', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('auxclick', onClick, true);
    };
  }, []);
}
