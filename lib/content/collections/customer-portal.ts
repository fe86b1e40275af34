import { readHtml, type LeadText } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { RELEASE_DATE } from '../../startup/release';
import { cachedLoader } from '../cached-loader';
import { nullIfUnpublished, SingleType } from '../collection';
import { defaults } from './defaults';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { document, oneFile } from '../media-fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry, MediaFile } from '../types';

/** Safe HTML of the first paragraph and of the rest, guides by language. */
export interface CustomerPortal extends Entry {
  readonly title: string;
  readonly lead: LeadText;
  readonly content: string;
  readonly guides: Readonly<Record<'ar' | 'en', MediaFile | null>>;
}

const customerPortal = new SingleType('customer-portal', {
  Title: optionalText,
  Content: optionalText,
  GuideArabic: oneFile,
  GuideEnglish: oneFile,
});

/** Published texts with built-in ones as fallback. */
async function readTexts(locale: Locale) {
  const raw = await nullIfUnpublished(customerPortal.read(locale));
  return {
    raw,
    title: raw?.Title || messages[locale].routes.customerPortal,
    html: raw ? raw.Content : `<p>${defaults[locale].portal}</p>`,
  };
}

export const loadCustomerPortal = cachedLoader({
  name: 'customer-portal',
  version: 3,
  tags: ['customer-portal'],
  load: async (locale: Locale): Promise<CustomerPortal> => {
    const { raw, title, html } = await readTexts(locale);
    const { introduction } = readHtml(html, locale);
    return {
      title,
      lead: introduction.lead,
      content: introduction.rest,
      guides: {
        ar: document(raw?.GuideArabic ?? null),
        en: document(raw?.GuideEnglish ?? null),
      },
      updatedAt: raw?.updatedAt ?? RELEASE_DATE,
    };
  },
});

export const customerPortalContent: ContentDescriptor = {
  search: {
    name: 'customer-portal',
    tags: ['customer-portal'],
    load: async (locale) => {
      const { title, html } = await readTexts(locale);
      const own = { id: 'portal', title, text: bodyText(html) };
      return [pageSearchText(locale, { key: 'customerPortal' }, own)];
    },
  },
  changes: lastChangeLoader('customer-portal', customerPortal),
};
