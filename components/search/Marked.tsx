import { Fragment } from 'react';
import { markedPieces } from '@/lib/search/marks';

/** A short text with the words marked that were searched for. */
export function Marked({ text, query }: { text: string; query: string }) {
  return markedPieces(text, query).map((piece, index) =>
    piece.marked ? (
      <mark key={index}>{piece.text}</mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
