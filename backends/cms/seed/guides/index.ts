import { FACTS } from '../facts';
import { bilingualHtml } from '../lib/bilingual-text';
import customerPortal from './customer-portal';
import electronicPayment from './electronic-payment';
import licences from './licences';
import movableItems from './movable-items';
import vesselSearch from './vessel-search';

const TEXTS = {
  guidePayment: electronicPayment,
  guideLicences: licences,
  guideMovables: movableItems,
  guideVessels: vesselSearch,
  guidePortal: customerPortal,
};

function guidesIn(language: 'ar' | 'en'): Readonly<Record<string, string>> {
  const options = { facts: FACTS[language], form: 'report' } as const;
  return Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, bilingualHtml(text, language, options)]),
  );
}

/** User guides of the e-services as HTML; sample documents print them as `{{guidePayment}}`. */
export const GUIDES = { ar: guidesIn('ar'), en: guidesIn('en') };
