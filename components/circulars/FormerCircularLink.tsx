'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Leads links to a row of the list, as feeds and search results once gave them, to the circular's
 * own page. The server knows no hash; without scripts the row has the id and is shown.
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
