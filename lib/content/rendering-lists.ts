import { cache } from 'react';
import { unknownPages } from './unknown-entries';

/**
 * The list of unknown pages as it was when this rendering began to read content: its first loader asks
 * for it. What a page finds missing belongs into that one. A change that came in meanwhile has replaced
 * it, so that the new list never holds what was read before the change.
 */
export const unknownPagesOfRendering = cache(unknownPages);
