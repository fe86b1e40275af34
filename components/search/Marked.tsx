import { Fragment } from 'react';
import { markedPieces } from '@/lib/search/marks';

/** A short text with the matching words highlighted. */
export function Marked({ text, found }: { text: string; found: ReadonlySet<string> }) {
  return markedPieces(text, found).map((piece, index) =>
    piece.marked ? (
      <mark key={index}>{piece.text}</mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
