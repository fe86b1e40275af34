import { contentTypes, E_SERVICES } from '@ports-authority/content-types';
import { choices as ownChoices } from './choices';
import { panelTypes } from './types';

export { components } from './components';
export { sections, toUid } from './texts';
export type { TypeText } from './types';

/** Panel texts by content type. */
export const types = panelTypes(contentTypes);

/** Labels of enum values. */
export const choices = { ...ownChoices, ...E_SERVICES };
