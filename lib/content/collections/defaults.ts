import type { Locale } from '../../i18n/locales';
import ar from '../built-in/ar.json';
import en from '../built-in/en.json';
import type { SiteSettings } from './site-settings';

/** Text of a page; its title is the route's name. */
export interface DefaultText {
  /** One line, also the meta description. */
  readonly summary: string;
  /** HTML; may be empty. */
  readonly content: string;
}

/** Built-in texts of one language, used where the content API has none. */
export interface ContentDefaults {
  readonly settings: Omit<SiteSettings, 'updatedAt'>;
  /** By the `Key` of the content type `page`: the path without slash, `home` for the home page. */
  readonly pages: Readonly<Record<string, DefaultText>>;
  readonly serviceTimes: readonly { readonly service: string; readonly time: string }[];
  /** First paragraph of the customer portal's page. */
  readonly portal: string;
}

export const defaults: Readonly<Record<Locale, ContentDefaults>> = { ar, en };
