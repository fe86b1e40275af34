import { contentTypes, E_SERVICES } from '@ports-authority/content-types';
import { choices as ownChoices } from './choices';
import { panelTypes } from './types';

export { components } from './components';
export { sections, toUid } from './texts';
export type { TypeText } from './types';

export const types = panelTypes(contentTypes);

export const choices = { ...ownChoices, ...E_SERVICES };
