import { REFUSALS } from '../../old-addresses/messages';
import texts from './texts.json';

const refusals = (index: 0 | 1): Record<string, string> =>
  Object.fromEntries(
    Object.entries(REFUSALS).map(([fault, both]) => [`redirects.fault.${fault}`, both[index]]),
  );

export const addressTexts = {
  ar: { ...refusals(0), ...texts.ar },
  en: { ...refusals(1), ...texts.en },
};
