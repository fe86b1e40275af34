import { readHtml, type OutlineEntry } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { messages } from '../../i18n/messages';
import { cachedLoader } from '../cached-loader';
import { nullIfUnpublished, SingleType } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry } from '../types';

/** Safe HTML of the privacy policy or the terms, with its main headings. */
export interface PolicyText extends Entry {
  readonly content: string;
  readonly outline: readonly OutlineEntry[];
}

type PolicyTag = 'privacy-policy' | 'condition';

const singleTypes = {
  'privacy-policy': new SingleType('privacy-policy', { Content: optionalText }),
  condition: new SingleType('condition', { Content: optionalText }),
} as const;

async function readPolicy(tag: PolicyTag, locale: Locale): Promise<PolicyText> {
  const raw = await singleTypes[tag].read(locale);
  const { html, outline } = readHtml(raw.Content, locale);
  return { content: html, outline, updatedAt: raw.updatedAt };
}

function policyLoader(tag: PolicyTag) {
  return cachedLoader({
    name: tag,
    version: 2,
    tags: [tag],
    load: (locale: Locale) => nullIfUnpublished(readPolicy(tag, locale)),
  });
}

/** Null if not published. */
export const loadPrivacyPolicy = policyLoader('privacy-policy');

/** Null if not published. */
export const loadConditions = policyLoader('condition');

function policyContent(
  tag: PolicyTag,
  { name, route }: { readonly name: string; readonly route: 'privacyPolicy' | 'conditions' },
): ContentDescriptor {
  return {
    search: {
      name,
      tags: [tag],
      load: async (locale) => {
        const raw = await singleTypes[tag].read(locale);
        const title = messages[locale].routes[route];
        const own = { id: route, title, text: bodyText(raw.Content) };
        return [pageSearchText(locale, { key: route }, own)];
      },
    },
    changes: lastChangeLoader(tag, singleTypes[tag]),
  };
}

export const privacyPolicyContent = policyContent('privacy-policy', {
  name: 'privacy-policy',
  route: 'privacyPolicy',
});

export const conditionContent = policyContent('condition', {
  name: 'conditions',
  route: 'conditions',
});
