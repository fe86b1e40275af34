'use client';

import { useEffect } from 'react';

/** Scrolls to a tile and focuses its link, unless the URL has a hash. */
export function BringIntoView({ id }: { readonly id: string }) {
  useEffect(() => {
    if (window.location.hash !== '') return;
    const tile = document.getElementById(id);
    tile?.scrollIntoView({ block: 'center' });
    tile?.querySelector('a')?.focus({ preventScroll: true });
  }, [id]);
  return null;
}
