import type { DocumentActionComponent, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useQueryParams } from '@strapi/strapi/admin';
import { useEffect } from 'react';

/** The used part of a field of Strapi's edit view. */
export interface Field {
  readonly name: string;
  readonly attribute: {
    readonly type: string;
    readonly regex?: string;
    readonly component?: string;
    readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } };
  };
  readonly dir?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly maxCharacters?: number;
  readonly required?: boolean;
}

interface Query {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/** Direction of the language that an entry is opened in; Arabic is the default. */
const directionOf = ({ plugins }: Query): 'rtl' | 'ltr' =>
  plugins?.i18n?.locale === 'en' ? 'ltr' : 'rtl';

/** The same outside components, from the address: Strapi's hooks do not all get the query. */
function directionOfAddress(): 'rtl' | 'ltr' {
  const locale = new URLSearchParams(window.location.search).get('plugins[i18n][locale]');
  return directionOf({ plugins: { i18n: { locale: locale ?? undefined } } });
}

/** Addresses, codes and what both languages share are written from left to right. */
export function withDirection<F extends Field>(field: F): F {
  const { type, regex, pluginOptions } = field.attribute;
  if (field.dir || !['string', 'text', 'richtext', 'email'].includes(type)) return field;
  const isCode = regex || type === 'email' || pluginOptions?.i18n?.localized === false;
  return { ...field, dir: isCode ? 'ltr' : directionOfAddress() };
}

/** Sets the direction of the shown content for the style sheet: lists, titles and relations. */
function useContentLanguage(): void {
  const [{ query }] = useQueryParams<Query>();
  const direction = directionOf(query);
  useEffect(() => {
    document.documentElement.dataset.contentDirection = direction;
    return () => {
      delete document.documentElement.dataset.contentDirection;
    };
  }, [direction]);
}

/** For lists. */
export function ContentLanguage(): null {
  useContentLanguage();
  return null;
}

/** For entries. */
export const ContentLanguagePanel: PanelComponent = () => {
  useContentLanguage();
  return null;
};

/** For previews, which have no side panels: an action that shows nothing. */
export const ContentLanguageAction: DocumentActionComponent = () => {
  useContentLanguage();
  return null;
};
ContentLanguageAction.position = 'preview';
