import { useId } from 'react';
import { DocumentMarkup, type MarkupProps } from './DocumentMarkup';

/**
 * Markup that stays as the server rendered it. A page from the cache has it in its HTML alone: its
 * payload does not repeat it, and React does not go through it (docs/decisions/0026-markup-once.md).
 * Where a component of the browser is within, the payload has it, as everywhere else.
 */
export function StaticMarkup(props: MarkupProps) {
  return <DocumentMarkup {...props} name={useId()} />;
}
