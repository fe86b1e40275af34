import { Fragment } from 'react';
import { shownPieces } from '@/lib/html/ltr-runs';
import { markedPieces } from '@/lib/search/marks';

interface Props {
  readonly text: string;
  readonly found: ReadonlySet<string>;
}

/** A short text with highlighted matches; numbers and codes keep their direction. */
export function Marked({ text, found }: Props) {
  return shownPieces(text).map((piece, index) =>
    piece.isLtr ? (
      <bdi key={index} dir="ltr">
        <Words text={piece.text} found={found} />
      </bdi>
    ) : (
      <Words key={index} text={piece.text} found={found} />
    ),
  );
}

function Words({ text, found }: Props) {
  return markedPieces(text, found).map((piece, index) =>
    piece.marked ? (
      <mark key={index}>{piece.text}</mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
