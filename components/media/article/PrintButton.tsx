'use client';

import type { ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton';

/** Opens the browser's print dialog. */
export function PrintButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <IconButton ring label={label} onClick={() => window.print()}>
      {children}
    </IconButton>
  );
}
