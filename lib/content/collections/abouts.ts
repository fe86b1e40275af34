import { sanitizeHtml } from '../../html/sanitize';
import type { Locale } from '../../i18n/locales';
import { cachedLoader } from '../cached-loader';
import { Collection, nullIfUnpublished } from '../collection';
import { lastChangeLoader, type ContentDescriptor } from '../descriptor';
import { optionalText } from '../fields';
import { bodyText, pageSearchText } from '../search-text';
import type { Entry } from '../types';

/** Safe HTML with its label; empty if missing. */
export interface LabelledText {
  readonly title: string;
  readonly content: string;
}

/** The parts of the authority's self-description, with the fields of their label and HTML. */
const PARTS = {
  introduction: ['AboutLabel', 'AboutContent'],
  strategy: ['StrategyLabel', 'Strategy'],
  values: ['ValueLable', 'StrategyValue'],
  objectives: ['ObjectivesLabel', 'StrategicObjectives'],
  pillars: ['PillarsLabel', 'StrategicPillars'],
  plans: ['PlansLabel', 'AmbitionsAndPlans'],
  ambitions: ['AmbitionsLabel', 'Ambitions'],
} as const;

export type AboutRecord = Entry & Readonly<Record<keyof typeof PARTS, LabelledText>>;

const abouts = new Collection({
  apiName: 'abouts',
  fields: Object.fromEntries(
    Object.values(PARTS).flatMap((fields) => fields.map((field) => [field, optionalText])),
  ) as Record<(typeof PARTS)[keyof typeof PARTS][number], typeof optionalText>,
});

async function readAbout(locale: Locale): Promise<AboutRecord> {
  const raw = await abouts.find(locale);
  const parts = Object.entries(PARTS).map(([part, [label, html]]) => {
    const headings = { level: 4, idPrefix: `about-${part}` } as const;
    return [part, { title: raw[label], content: sanitizeHtml(raw[html], locale, { headings }) }];
  });
  return { ...(Object.fromEntries(parts) as AboutRecord), updatedAt: raw.updatedAt };
}

/** Null if not published. */
export const loadAbout = cachedLoader({
  name: 'about',
  version: 2,
  tags: ['about'],
  load: (locale: Locale) => nullIfUnpublished(readAbout(locale)),
});

export const aboutContent: ContentDescriptor = {
  search: {
    name: 'about',
    tags: ['about'],
    load: async (locale) => {
      const raw = await abouts.find(locale);
      return Object.values(PARTS).flatMap(([label, html], index) => {
        const own = { id: String(index), title: raw[label], text: bodyText(raw[html]) };
        return own.title ? [pageSearchText(locale, { key: 'about' }, own)] : [];
      });
    },
  },
  changes: lastChangeLoader('about', abouts),
};
