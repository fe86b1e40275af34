import type { ReactNode } from 'react';

/** Isolated left-to-right text: telephone numbers, identifiers, e-mail addresses, sizes. */
export function LtrText({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="ltr num">
      {children}
    </bdi>
  );
}
