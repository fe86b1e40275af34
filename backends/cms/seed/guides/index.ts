import { FACTS } from '../facts';
import { bilingualHtml } from '../lib/bilingual-text';
import customerPortal from './customer-portal';
import dangerousGoods from './dangerous-goods';
import electronicPayment from './electronic-payment';
import environment from './environment';
import licences from './licences';
import movableItems from './movable-items';
import pilotage from './pilotage';
import portCharges from './port-charges';
import safety from './safety';
import truckAppointments from './truck-appointments';
import vesselSearch from './vessel-search';

const TEXTS = {
  guidePayment: electronicPayment,
  guideLicences: licences,
  guideMovables: movableItems,
  guideVessels: vesselSearch,
  guidePortal: customerPortal,
  guideTrucks: truckAppointments,
  guidePilotage: pilotage,
  guideDangerous: dangerousGoods,
  guideCharges: portCharges,
  guideSafety: safety,
  guideEnvironment: environment,
};

function guidesIn(language: 'ar' | 'en'): Readonly<Record<string, string>> {
  const options = { facts: FACTS[language], form: 'report' } as const;
  return Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, bilingualHtml(text, language, options)]),
  );
}

/** User guides of e-services and ports as HTML; sample documents print them as `{{guidePayment}}`. */
export const GUIDES = { ar: guidesIn('ar'), en: guidesIn('en') };
