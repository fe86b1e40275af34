'use client';

import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/IconButton/IconButton';

export function PrintButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <IconButton ring label={label} onClick={() => window.print()}>
      {children}
    </IconButton>
  );
}
