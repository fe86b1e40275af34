import type { ReactNode } from 'react';

/** A left-to-right island: telephone numbers, identifiers, e-mail addresses, sizes (design README, 8). */
export function LtrText({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="ltr num">
      {children}
    </bdi>
  );
}
