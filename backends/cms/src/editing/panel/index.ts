import { contentTypes } from '@ports-authority/content-types';
import { panelTypes } from './types';

export { choices } from './choices';
export { components } from './components';
export { sections, toUid } from './texts';
export type { TypeText } from './types';

/** Panel texts by content type. */
export const types = panelTypes(contentTypes);
