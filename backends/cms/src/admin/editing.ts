import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { StringInput } from './addresses/StringInput';
import { addressTexts } from './addresses/texts';
import guideTexts from './guide/texts.json';
import htmlTexts from './html/texts.json';
import {
  ContentLanguage,
  ContentLanguageAction,
  ContentLanguagePanel,
  withDirection,
  type Field,
} from './language/entry-language';
import { TextInput } from './language/TextInput';
import { fieldWords, inGroups, withFilterWords, withSection, withWords } from './language/words';
import { withLanguageStates } from './lists/LanguageStates';
import listTexts from './lists/texts.json';
import { hideUnlessPermitted } from './publishing/model-actions';
import libraryTexts from './translations/library.json';
import unlistedTexts from './translations/unlisted.json';
import mediaTexts from './media/texts.json';
import noticesTexts from './notices/texts.json';
import { confirmBothLanguages } from './publishing/confirm-both-languages';
import { UnsavedChangesPanel } from './publishing/UnsavedChangesPanel';
import { PublishingPanel } from './publishing/PublishingPanel';
import publishingTexts from './publishing/texts.json';
import { WarningsPanel } from './publishing/WarningsPanel';
import panelWords from './translations/panel.json';
import roleWords from './translations/roles.json';
import settingsWords from './translations/settings.json';
import startPageTexts from './start-page/texts.json';

export { addWidgets } from './start-page/widgets';

const textsIn = (language: 'ar' | 'en') => ({
  ...fieldWords(language),
  ...htmlTexts[language],
  ...startPageTexts[language],
  ...publishingTexts[language],
  ...noticesTexts[language],
  ...listTexts[language],
  ...guideTexts[language],
  ...addressTexts[language],
  ...mediaTexts[language],
});

/** Texts of the panel, by language. */
export const editingTexts = {
  ar: {
    ...panelWords,
    ...settingsWords,
    ...roleWords,
    ...libraryTexts,
    ...unlistedTexts,
    ...textsIn('ar'),
  },
  en: textsIn('en'),
};

/** The used properties of the argument of Strapi's hook. */
interface EditView {
  readonly layout: {
    readonly layout: Field[][][];
    readonly settings: { readonly displayName?: string };
    readonly components: Record<
      string,
      { readonly layout: Field[][]; readonly settings: { readonly displayName?: string } }
    >;
  };
}

type Links<Name extends string> = Readonly<Record<Name, { readonly title: string }[]>>;

/** Registers the custom inputs, hooks, side panels and document actions of the content manager. */
export function addEditing(panel: StrapiApp): void {
  panel.addFields([
    { type: 'text', Component: TextInput as never },
    { type: 'string', Component: StringInput as never },
  ]);
  panel.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withLanguageStates);
  panel.registerHook('Admin/CM/pages/ListView/inject-in-filters', withFilterWords);
  panel.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', labelLayout);
  panel.registerHook(
    'Admin/CM/pages/App/mutate-collection-types-links',
    (links: Links<'ctLinks'>) => ({ ...links, ctLinks: links.ctLinks.map(withSection) }),
  );
  panel.registerHook('Admin/CM/pages/App/mutate-single-types-links', (links: Links<'stLinks'>) => ({
    ...links,
    stLinks: links.stLinks.map(withSection),
  }));
  const contentManager = panel.getPlugin('content-manager');
  contentManager.injectComponent('listView', 'actions', {
    name: 'content-language',
    Component: ContentLanguage,
  });
  const { apis } = contentManager as unknown as ContentManagerPlugin['config'];
  apis.addEditViewSidePanel([
    UnsavedChangesPanel,
    PublishingPanel,
    WarningsPanel,
    ContentLanguagePanel,
  ]);
  apis.addDocumentAction((actions) => [
    ...actions.map(hideUnlessPermitted).map(confirmBothLanguages),
    ContentLanguageAction,
  ]);
}

function labelLayout({ layout, ...others }: EditView): EditView {
  const labelRows = (rows: Field[][], displayName = '') =>
    withWords(displayName, rows).map((row) => row.map((field) => withDirection(field)));
  const { displayName = '' } = layout.settings;
  return {
    ...others,
    layout: {
      ...layout,
      layout: inGroups(displayName, labelRows(layout.layout.flat(), displayName)),
      components: Object.fromEntries(
        Object.entries(layout.components).map(([uid, component]) => [
          uid,
          { ...component, layout: labelRows(component.layout, component.settings.displayName) },
        ]),
      ),
    },
  };
}
