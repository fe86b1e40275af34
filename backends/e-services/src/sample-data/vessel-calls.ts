import { hoursAfter } from '../dates.js';
import { SAMPLE_PORTS, type ShipKind } from './ports.js';
import { seeded, type Random } from './random.js';
import { sampleVessels, type SampleVessel } from './vessels.js';

/** Times of a call in hours from the start of the day that the samples are dated relative to. */
interface Stay {
  announced: number;
  arrives: number;
  berthed: number;
  leaves: number;
}

const AGENTS_PER_PORT = 15;
const NOON = 12;
/** Minimum sailing time between two ports, in hours. */
const VOYAGE = 30;

/** Number of a port's 200 calls in each status at noon. */
const MIX = [
  [90, departed],
  [24, inPort],
  [14, atAnchor],
  [52, expected],
  [20, delayed],
] as const;

/**
 * 2,000 calls around a day, 200 for each port, in all five statuses at every hour of that day. No
 * vessel is in two places at once, or at a port that is too shallow for it.
 * @param day YYYY-MM-DD
 */
export function sampleVesselCalls(day: string) {
  const random = seeded(7102);
  const fleet = sampleVessels();
  const busy = new Map<string, Stay[]>();
  const calls = [];
  for (const port of SAMPLE_PORTS) {
    for (const [count, make] of MIX) {
      for (let index = 0; index < count; index++) {
        const stay = make(random);
        const kind = random.pick(port.ships);
        const vessel = freeVessel(random, fleet, busy, stay, {
          kind,
          draught: port.draughts[kind] ?? 0,
        });
        calls.push({
          id: calls.length + 1,
          portId: port.id,
          agentId: (port.id - 1) * AGENTS_PER_PORT + random.between(1, AGENTS_PER_PORT),
          vessel: vessel.name,
          imo: vessel.imo,
          tonnage: vessel.tonnage,
          announcedAt: hoursAfter(day, stay.announced),
          arrivesAt: hoursAfter(day, stay.arrives),
          berthedAt: hoursAfter(day, stay.berthed),
          leavesAt: hoursAfter(day, stay.leaves),
        });
      }
    }
  }
  return calls;
}

function freeVessel(
  random: Random,
  fleet: SampleVessel[],
  busy: Map<string, Stay[]>,
  stay: Stay,
  berth: { kind: ShipKind; draught: number },
): SampleVessel {
  const free = fleet.filter(
    (vessel) =>
      vessel.kind === berth.kind &&
      vessel.draught <= berth.draught &&
      !(busy.get(vessel.imo) ?? []).some(
        (other) => stay.arrives < other.leaves + VOYAGE && other.arrives < stay.leaves + VOYAGE,
      ),
  );
  const vessel = random.pick(free);
  busy.set(vessel.imo, [...(busy.get(vessel.imo) ?? []), stay]);
  return vessel;
}

function onQuarterHour(stay: Stay): Stay {
  const round = (hours: number) => Math.round(hours * 4) / 4;
  return {
    announced: round(stay.announced),
    arrives: round(stay.arrives),
    berthed: round(stay.berthed),
    leaves: round(stay.leaves),
  };
}

function hoursIn(random: Random, from: number, to: number): number {
  return from + random.next() * (to - from);
}

function departed(random: Random): Stay {
  const leaves = NOON - hoursIn(random, 13, 45 * 24);
  const berthed = leaves - hoursIn(random, 14, 70);
  const arrives = berthed - hoursIn(random, 1, 20);
  return onQuarterHour({ announced: arrives - hoursIn(random, 0, 5), arrives, berthed, leaves });
}

function inPort(random: Random): Stay {
  const berthed = NOON - hoursIn(random, 12.5, 50);
  const arrives = berthed - hoursIn(random, 1, 18);
  const leaves = NOON + hoursIn(random, 3, 60);
  return onQuarterHour({ announced: arrives - hoursIn(random, 0, 4), arrives, berthed, leaves });
}

function atAnchor(random: Random): Stay {
  const arrives = NOON - hoursIn(random, 12.5, 40);
  const berthed = NOON + hoursIn(random, 2, 36);
  const leaves = berthed + hoursIn(random, 16, 60);
  return onQuarterHour({ announced: arrives - hoursIn(random, 0, 4), arrives, berthed, leaves });
}

function expected(random: Random): Stay {
  const arrives = NOON + hoursIn(random, 4, 42 * 24);
  const berthed = arrives + hoursIn(random, 1, 20);
  const leaves = berthed + hoursIn(random, 14, 70);
  return onQuarterHour({ announced: arrives, arrives, berthed, leaves });
}

function delayed(random: Random): Stay {
  const arrives = NOON + hoursIn(random, 6, 9 * 24);
  const announced = arrives - hoursIn(random, 12, 84);
  const berthed = arrives + hoursIn(random, 2, 20);
  const leaves = berthed + hoursIn(random, 14, 70);
  return onQuarterHour({ announced, arrives, berthed, leaves });
}
