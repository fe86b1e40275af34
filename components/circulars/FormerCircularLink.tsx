'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Redirects old links with a hash of a list row to the circular's own page. The server never gets the
 * hash; without scripts the row has the id.
 * @param path of a circular without its number
 */
export function FormerCircularLink({ path }: { path: string }) {
  const router = useRouter();
  useEffect(() => {
    const slug = /^#circular-(.+)$/.exec(window.location.hash)?.[1];
    if (slug) router.replace(`${path}?number=${slug}`);
  }, [router, path]);
  return null;
}
