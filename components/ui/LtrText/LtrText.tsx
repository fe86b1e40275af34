import type { ReactNode } from 'react';
import { hasLatinLetters } from '../shared/hasLatinLetters';

/** Isolated left-to-right text: telephone numbers, identifiers, e-mail addresses, sizes. */
export function LtrText({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" className={hasLatinLetters(children) ? 'ltr num latin' : 'ltr num'}>
      {children}
    </bdi>
  );
}
