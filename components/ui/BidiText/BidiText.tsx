import { Fragment, type ReactNode } from 'react';
import { shownPieces } from '@/lib/html/ltr-runs';
import { hasLatinLetters } from '../shared/hasLatinLetters';

/**
 * Isolates telephone numbers, signed numbers, codes and URLs in an editor's plain text as
 * left-to-right. Renders other children unchanged.
 */
export function BidiText({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return shownPieces(children).map(({ text, isLtr }, index) =>
    isLtr ? (
      <bdi key={index} dir="ltr" className={hasLatinLetters(text) ? 'latin' : undefined}>
        {text}
      </bdi>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
