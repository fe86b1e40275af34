import path from 'node:path';
import { circularDate } from './dates.mjs';

const LABELS = {
  ar: { decision: 'قرار مجلس الإدارة', date: 'تاريخ القرار' },
  en: { decision: 'Board decision', date: 'Date of decision' },
};

/**
 * The header of each regulation's documents: the decision that issued it, and its date.
 *
 * @param {{ shared: object, ar?: object, en?: object }[]} entries the regulations of the seed
 * @param {Record<string, { number: string, date: string }>} decisions by IDNumber
 * @returns {Map<string, [string, string][]>} by file name without its ending
 * @throws {Error} when a regulation has no decision
 */
export function issuingDecisions(entries, decisions) {
  return new Map(
    entries.flatMap(({ shared, ...texts }) => {
      const decision = decisions[shared.IDNumber];
      if (!decision) throw new Error(`${shared.IDNumber} has no issuing decision`);
      return Object.entries(texts).flatMap(([language, text]) =>
        text.MediaAssets.map(({ Document }) => [
          path.parse(Document).name,
          [
            [LABELS[language].decision, decision.number],
            [LABELS[language].date, circularDate(decision.date, language)],
          ],
        ]),
      );
    }),
  );
}
