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

/** The authority's self-description, part by part. */
export interface AboutRecord extends Entry {
  readonly introduction: LabelledText;
  readonly strategy: LabelledText;
  readonly values: LabelledText;
  readonly objectives: LabelledText;
  readonly pillars: LabelledText;
  readonly plans: LabelledText;
  readonly ambitions: LabelledText;
}

const abouts = new Collection({
  apiName: 'abouts',
  fields: {
    AboutLabel: optionalText,
    AboutContent: optionalText,
    StrategyLabel: optionalText,
    Strategy: optionalText,
    ValueLable: optionalText,
    StrategyValue: optionalText,
    ObjectivesLabel: optionalText,
    StrategicObjectives: optionalText,
    PillarsLabel: optionalText,
    StrategicPillars: optionalText,
    PlansLabel: optionalText,
    AmbitionsAndPlans: optionalText,
    AmbitionsLabel: optionalText,
    Ambitions: optionalText,
  },
});

type Part = Exclude<keyof AboutRecord, 'updatedAt'>;

/** Parts of the response: label as plain text, body as HTML. */
async function findParts(locale: Locale) {
  const raw = await abouts.find(locale);
  const parts: Readonly<Record<Part, readonly [label: string, html: string]>> = {
    introduction: [raw.AboutLabel, raw.AboutContent],
    strategy: [raw.StrategyLabel, raw.Strategy],
    values: [raw.ValueLable, raw.StrategyValue],
    objectives: [raw.ObjectivesLabel, raw.StrategicObjectives],
    pillars: [raw.PillarsLabel, raw.StrategicPillars],
    plans: [raw.PlansLabel, raw.AmbitionsAndPlans],
    ambitions: [raw.AmbitionsLabel, raw.Ambitions],
  };
  return { parts, updatedAt: raw.updatedAt };
}

async function readAbout(locale: Locale): Promise<AboutRecord> {
  const { parts, updatedAt } = await findParts(locale);
  const text = (part: Part): LabelledText => {
    const [title, html] = parts[part];
    const headings = { level: 4, idPrefix: `about-${part}` } as const;
    return { title, content: sanitizeHtml(html, locale, { headings }) };
  };
  return {
    introduction: text('introduction'),
    strategy: text('strategy'),
    values: text('values'),
    objectives: text('objectives'),
    pillars: text('pillars'),
    plans: text('plans'),
    ambitions: text('ambitions'),
    updatedAt,
  };
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
      const { parts } = await findParts(locale);
      return Object.values(parts).flatMap(([title, html], index) => {
        const own = { id: String(index), title, text: bodyText(html) };
        return title ? [pageSearchText(locale, { key: 'about' }, own)] : [];
      });
    },
  },
  changes: lastChangeLoader('about', abouts),
};
