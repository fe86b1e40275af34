import { Fragment, type ReactNode } from 'react';
import { shownPieces } from '@/lib/html/ltr-runs';

/**
 * A plain text of editors: telephone numbers, numbers with hyphens or signs, codes and addresses in it
 * read from left to right in Arabic too. Anything but a text is shown as it is.
 */
export function BidiText({ children }: { readonly children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return shownPieces(children).map(({ text, isLtr }, index) =>
    isLtr ? (
      <bdi key={index} dir="ltr">
        {text}
      </bdi>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
