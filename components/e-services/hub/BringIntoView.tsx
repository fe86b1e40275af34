'use client';

import { useEffect } from 'react';

/** Brings a tile into view and puts the focus on its link, unless the address names a place itself. */
export function BringIntoView({ id }: { readonly id: string }) {
  useEffect(() => {
    if (window.location.hash !== '') return;
    const tile = document.getElementById(id);
    tile?.scrollIntoView({ block: 'center' });
    tile?.querySelector('a')?.focus({ preventScroll: true });
  }, [id]);
  return null;
}
