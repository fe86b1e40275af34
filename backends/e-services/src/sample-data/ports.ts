import { readSample } from './read.js';

/** A port, its town and the types of vessel that call there. */
export interface SamplePort {
  id: number;
  title: string;
  titleAr: string;
  town: string;
  townAr: string;
  ships: readonly ShipKind[];
  /** Maximum draught of the berths by kind of vessel, in metres; the CMS has the same. */
  draughts: Readonly<Partial<Record<ShipKind, number>>>;
}

export type ShipKind =
  | 'container'
  | 'tanker'
  | 'bulk'
  | 'general'
  | 'vehicles'
  | 'passenger'
  | 'livestock'
  | 'supply';

/** The ten ports, named as in the CMS. */
export const SAMPLE_PORTS = readSample<readonly SamplePort[]>('ports');
