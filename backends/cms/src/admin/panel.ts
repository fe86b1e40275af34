// The panel is bundled from sources; the server loads the compiled package.
import { contentTypes, E_SERVICES } from '../../../../packages/content-types/src';
import { choices as ownChoices } from '../editing/panel/choices';
import { panelTypes } from '../editing/panel/types';

export { components } from '../editing/panel/components';
export { sections, toUid } from '../editing/panel/texts';

export const types = panelTypes(contentTypes);

export const choices = { ...ownChoices, ...E_SERVICES };
