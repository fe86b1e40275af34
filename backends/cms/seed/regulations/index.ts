import { FACTS } from '../facts';
import { DECISIONS, decisionFacts } from '../facts/decisions';
import { articleNumber, bilingualHtml } from '../lib/bilingual-text';
import complaintHandling from './complaint-handling';
import dangerousGoods from './dangerous-goods';
import facilityLeasing from './facility-leasing';
import feesTariff from './fees-tariff';
import marineEnvironment from './marine-environment';
import pilotageTowage from './pilotage-towage';
import portSecurity from './port-security';
import portsRules from './ports-rules';
import shipChandlers from './ship-chandlers';
import shippingAgents from './shipping-agents';
import surplusItems from './surplus-items';
import truckAccess from './truck-access';

type Id = keyof typeof DECISIONS;
type Language = 'ar' | 'en';

/** The text of each regulation. */
const TEXTS: Readonly<Record<Id, string>> = {
  'REG-01': portsRules,
  'REG-02': feesTariff,
  'REG-03': dangerousGoods,
  'REG-04': pilotageTowage,
  'REG-05': shippingAgents,
  'REG-06': shipChandlers,
  'REG-07': portSecurity,
  'REG-08': marineEnvironment,
  'REG-09': facilityLeasing,
  'REG-10': surplusItems,
  'REG-11': truckAccess,
  'REG-12': complaintHandling,
};

const ids = Object.keys(TEXTS) as Id[];

function regulationsIn(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ids.map((id) => {
      const facts = { ...FACTS[language], ...decisionFacts(DECISIONS[id], language) };
      return [id.replace('-', ''), bilingualHtml(TEXTS[id], language, { facts, form: 'law' })];
    }),
  );
}

/** The regulations as HTML; sample documents print them as `{{REG04}}`. */
export const REGULATIONS = { ar: regulationsIn('ar'), en: regulationsIn('en') };

/**
 * Number of an article of a regulation, for texts that rest on it.
 * @throws Error when it has none of this name
 */
export function articleOf(id: Id, name: string): number {
  return articleNumber(TEXTS[id], name);
}
