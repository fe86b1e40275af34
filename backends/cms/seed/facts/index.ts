import { chargesIn } from './charges';
import { chartsIn } from './charts';
import { DECISIONS, decisionsIn } from './decisions';
import { departmentsIn } from './departments';
import { drawingsIn } from './drawings';
import { factsOfFile } from './facts';
import { eachPortIn, portsIn } from './ports';
import { PROSE } from './prose';
import type { Cell, Facts, Locale } from './rows';
import { tablesIn } from './tables';
import { tendersIn } from './tenders';
import { glossaryPage, glossaryRows } from './terms';

/** Number of the decision that issued each regulation: `decision07`. */
const DECISION_NUMBERS = Object.fromEntries(
  Object.entries(DECISIONS).map(([id, { number }]) => [id.replace('REG-', 'decision'), number]),
);

function factsIn(language: Locale): Readonly<Record<string, Cell>> {
  const facts = factsOfFile(language);
  return {
    ...facts,
    ...PROSE,
    ...DECISION_NUMBERS,
    ...chargesIn(language),
    ...tablesIn(facts, language),
    ...chartsIn(language),
    ...drawingsIn(language),
    ...portsIn(language),
    ...tendersIn(language),
    dailyTrainTrucks: 8 * Number(facts.trainTrucks),
    shipTerms: glossaryRows('ship'),
    portTerms: glossaryRows('port'),
    cargoTerms: glossaryRows('cargo'),
    glossary: glossaryPage(language),
  };
}

/** Placeholders of texts, such as `{{pilotWind}}`: the facts of facts.yaml, and tables, charts and sentences of data. */
export const FACTS = { ar: factsIn('ar'), en: factsIn('en') };

function entryFactsIn(language: Locale): Facts {
  return {
    ...FACTS[language],
    ...departmentsIn(language),
    ports: eachPortIn(language),
    regulations: decisionsIn(language),
  };
}

/** Placeholders of entries: also the facts of one port, department or regulation, by a path. */
export const ENTRY_FACTS = { ar: entryFactsIn('ar'), en: entryFactsIn('en') };
