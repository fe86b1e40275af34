import { sanitizeHtml } from '../html/sanitize';
import type { Locale } from '../i18n/locales';
import { cachedLoader } from './cached-loader';
import { fetchFirst } from './client';
import { entry, optionalText } from './entry';
import { NotPublishedError } from './errors';
import type { AboutRecord } from './types';

/** The About record as the content API sends it: labels as plain text, the rest as HTML. */
export const aboutEntry = entry({
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
});

/** What the authority says about itself (specification §3); null while it is not published. */
export const loadAbout = cachedLoader({
  name: 'about',
  version: 2,
  tags: ['about'],
  load: async (locale: Locale): Promise<AboutRecord | null> => {
    try {
      const { attributes: raw } = await fetchFirst('abouts', locale, aboutEntry, {});
      const text = (name: string, title: string, html: string) => ({
        title,
        content: sanitizeHtml(html, locale, {
          headings: { level: 4, idPrefix: `about-${name}` },
        }),
      });
      return {
        introduction: text('introduction', raw.AboutLabel, raw.AboutContent),
        strategy: text('strategy', raw.StrategyLabel, raw.Strategy),
        values: text('values', raw.ValueLable, raw.StrategyValue),
        objectives: text('objectives', raw.ObjectivesLabel, raw.StrategicObjectives),
        pillars: text('pillars', raw.PillarsLabel, raw.StrategicPillars),
        plans: text('plans', raw.PlansLabel, raw.AmbitionsAndPlans),
        ambitions: text('ambitions', raw.AmbitionsLabel, raw.Ambitions),
        updatedAt: raw.updatedAt,
      };
    } catch (error) {
      if (error instanceof NotPublishedError) return null;
      throw error;
    }
  },
});
