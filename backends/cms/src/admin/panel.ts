// The panel is bundled from sources; the server loads the compiled package.
import { contentTypes } from '../../../../packages/content-types/src';
import { panelTypes } from '../editing/panel/types';

export { choices } from '../editing/panel/choices';
export { components } from '../editing/panel/components';
export { sections, toUid } from '../editing/panel/texts';

/** Panel texts by content type. */
export const types = panelTypes(contentTypes);
