import { FACTS } from '../facts';
import { bilingualHtml } from '../lib/bilingual-text';
import customerCharter from './customer-charter';
import customerPortal from './customer-portal';
import dangerousGoods from './dangerous-goods';
import electronicPayment from './electronic-payment';
import environment from './environment';
import investor from './investor';
import licences from './licences';
import movableItems from './movable-items';
import oilSpillPlan from './oil-spill-plan';
import pilotage from './pilotage';
import portCharges from './port-charges';
import portHandbook from './port-handbook';
import safety from './safety';
import supplier from './supplier';
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
  guideCharter: customerCharter,
  guideHandbook: portHandbook,
  guideSpill: oilSpillPlan,
  guideInvestor: investor,
  guideSupplier: supplier,
};

function guidesIn(language: 'ar' | 'en'): Readonly<Record<string, string>> {
  const options = { facts: FACTS[language], form: 'report' } as const;
  return Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, bilingualHtml(text, language, options)]),
  );
}

/** User guides of e-services and ports as HTML; sample documents print them as `{{guidePayment}}`. */
export const GUIDES = { ar: guidesIn('ar'), en: guidesIn('en') };
