import { readYaml } from '../read';
import type { InBoth } from './rows';

/** Thousands of tonnes, of TEU and of passengers; vessel calls. */
interface Year {
  readonly tonnes: number;
  readonly teu: number;
  readonly vessels: number;
  readonly passengers: number;
}

type Pair = readonly [number, number];

interface Named extends InBoth {
  readonly values: readonly number[];
}

interface Figures {
  readonly totals: Readonly<Record<string, Year>>;
  readonly cargoByPort: Readonly<Record<string, Pair>>;
  readonly containersByPort: Readonly<Record<string, Pair>>;
  readonly cargoByType: readonly Named[];
  readonly cargoByDirection: readonly Named[];
  readonly callsByClass: readonly Named[];
  readonly cargoByMonth: readonly number[];
  readonly vehicles: Readonly<Record<string, number>>;
  readonly electronicShare: string;
  readonly safePorts: number;
  readonly waiting: readonly (readonly [year: number, hours: number])[];
}

export const FIGURES = readYaml<Figures>('facts/figures.yaml');
