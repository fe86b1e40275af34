import type { ReactNode } from 'react';

/** Left-to-right text in any context: telephone numbers, identifiers, e-mail addresses, sizes. */
export function LtrText({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className="ltr num">
      {children}
    </bdi>
  );
}
