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

/** Direction of the entry's language; Arabic is the default. */
const toDirection = ({ plugins }: Query): 'rtl' | 'ltr' =>
  plugins?.i18n?.locale === 'en' ? 'ltr' : 'rtl';

/** Reads the URL: some of Strapi's hooks do not get the query. */
function directionFromUrl(): 'rtl' | 'ltr' {
  const locale = new URLSearchParams(window.location.search).get('plugins[i18n][locale]');
  return toDirection({ plugins: { i18n: { locale: locale ?? undefined } } });
}

/** URLs, codes and unlocalized fields are left to right. */
export function withDirection<F extends Field>(field: F): F {
  const { type, regex, pluginOptions } = field.attribute;
  if (field.dir || !['string', 'text', 'richtext', 'email'].includes(type)) return field;
  const isCode = regex || type === 'email' || pluginOptions?.i18n?.localized === false;
  return { ...field, dir: isCode ? 'ltr' : directionFromUrl() };
}

/** Sets `data-content-direction` for language.css. */
function useContentLanguage(): void {
  const [{ query }] = useQueryParams<Query>();
  const direction = toDirection(query);
  useEffect(() => {
    document.documentElement.dataset.contentDirection = direction;
    return () => {
      delete document.documentElement.dataset.contentDirection;
    };
  }, [direction]);
}

export function ContentLanguage(): null {
  useContentLanguage();
  return null;
}

export const ContentLanguagePanel: PanelComponent = () => {
  useContentLanguage();
  return null;
};

/** For the preview, which has no side panels; renders nothing. */
export const ContentLanguageAction: DocumentActionComponent = () => {
  useContentLanguage();
  return null;
};
ContentLanguageAction.position = 'preview';
