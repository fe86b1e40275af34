import { readHtml, type LeadText } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { nullIfUnpublished, SingleType } from '../collection';
import { lastChangeOf, type ContentDescriptor } from '../descriptor';
import { optionalText, requiredText } from '../fields';
import { document, oneFile } from '../media-fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry, MediaFile } from '../types';

/** The customer portal's page: safe HTML of the first paragraph and of the rest, guides by language. */
export interface CustomerPortal extends Entry {
  readonly title: string;
  readonly lead: LeadText;
  readonly content: string;
  readonly guides: Readonly<Record<'ar' | 'en', MediaFile | null>>;
}

const customerPortal = new SingleType('customer-portal', {
  Title: requiredText,
  Content: optionalText,
  GuideArabic: oneFile,
  GuideEnglish: oneFile,
});

async function readPortal(locale: Locale): Promise<CustomerPortal> {
  const raw = await customerPortal.read(locale);
  const { introduction } = readHtml(raw.Content, locale);
  return {
    title: raw.Title,
    lead: introduction.lead,
    content: introduction.rest,
    guides: { ar: document(raw.GuideArabic), en: document(raw.GuideEnglish) },
    updatedAt: raw.updatedAt,
  };
}

/** Texts and user guides of the customer portal's page; null while they are not published. */
export const loadCustomerPortal = cachedLoader({
  name: 'customer-portal',
  version: 2,
  tags: ['customer-portal'],
  load: (locale: Locale) => nullIfUnpublished(readPortal(locale)),
});

export const customerPortalContent: ContentDescriptor = {
  search: {
    name: 'customer-portal',
    tags: ['customer-portal'],
    load: async (locale) => {
      const raw = await customerPortal.read(locale);
      const own = { id: 'portal', title: raw.Title, text: bodyText(raw.Content) };
      return [pageSearchText(locale, { key: 'customerPortal' }, own)];
    },
  },
  changes: lastChangeOf('customer-portal', customerPortal),
};
