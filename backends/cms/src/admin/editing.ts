import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { htmlTexts } from './html/texts';
import {
  ContentLanguage,
  ContentLanguagePanel,
  withDirection,
  type Field,
} from './language/entry-language';
import { TextInput } from './language/TextInput';

/** Texts of what this room adds to the panel, by language. */
export const editingTexts = {
  ar: { ...htmlTexts.ar },
  en: { ...htmlTexts.en },
};

/** The used part of what Strapi passes to its hook. */
interface EditView {
  readonly layout: {
    readonly layout: Field[][][];
    readonly components: Record<string, { readonly layout: Field[][] }>;
  };
  readonly query: object;
}

/** Makes the panel a place to write in: texts with their direction and their tools. */
export function addEditing(panel: StrapiApp): void {
  panel.addFields({ type: 'text', Component: TextInput as never });
  panel.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', directed as never);
  const contentManager = panel.getPlugin('content-manager') as StrapiApp['plugins'][string];
  contentManager.injectComponent('listView', 'actions', {
    name: 'content-language',
    Component: ContentLanguage,
  });
  const { apis } = contentManager as unknown as ContentManagerPlugin['config'];
  apis.addEditViewSidePanel([ContentLanguagePanel]);
}

function directed({ layout, query }: EditView): EditView {
  const ofRows = (rows: Field[][]) =>
    rows.map((row) => row.map((field) => withDirection(field, query)));
  return {
    query,
    layout: {
      ...layout,
      layout: layout.layout.map(ofRows),
      components: Object.fromEntries(
        Object.entries(layout.components).map(([uid, one]) => [
          uid,
          { ...one, layout: ofRows(one.layout) },
        ]),
      ),
    },
  };
}
