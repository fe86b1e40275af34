'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { softLinkOf } from '../ui/PageLink/softClick';

/**
 * Follows the links to the site's own pages (`PageLink`) through the router. One listener instead
 * of a component for each link: a page has more than a hundred of them.
 */
export function SoftNavigation() {
  const router = useRouter();

  useEffect(() => {
    // Registered after React's own listener on the document: a component has had its say.
    function onClick(event: MouseEvent) {
      if (goesToTop(event)) return toTop(event);
      const link = softLinkOf(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      startTransition(() => router.push(pathname + search + hash));
    }

    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);

  return null;
}

function goesToTop({ defaultPrevented, target }: MouseEvent): boolean {
  return (
    !defaultPrevented && target instanceof Element && target.closest('a[href="#top"]') !== null
  );
}

/** Without a change of the hash, which chooses the tab on some pages. */
function toTop(event: MouseEvent): void {
  event.preventDefault();
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
