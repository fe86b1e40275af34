import { at, times } from '../lib/svg.mjs';
import { open, quay } from '../parts/setting.mjs';
import { crates } from '../parts/cargo.mjs';
import { derrick } from '../parts/cranes.mjs';
import { dhow, rowingBoat } from '../parts/ships.mjs';
import { palm, townHouse } from '../parts/buildings.mjs';
import { arcade, camel, porter } from '../parts/old.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-quay',
  draw({ v, p, seed }) {
    const base = open(p, { horizon: 480, seed, disc: v.disc, kinds: v.kinds });
    const sets = {
      arcade: () =>
        at(-40, 560, 1.1, arcade(p, { bays: 7 })) +
        at(110, 380, 1, palm(p)) +
        quay(p, -10, 560, 900) +
        at(640, 558, 0.9, crates(p, 0, 0)) +
        at(760, 558, 1, derrick(p)) +
        at(1040, 670, 1, dhow(p)),
      camels: () =>
        times(4, (i) => at(-30 + i * 310, 500, 1, townHouse(p, 220, 170 + ((i * 47) % 60)))) +
        quay(p, -10, 560, 1220) +
        at(100, 560, 1.2, camel(p)) +
        at(420, 560, 1.2, camel(p)) +
        at(740, 560, 1.2, camel(p)) +
        at(1040, 560, 1.1, porter(p, { load: '' })),
      steps: () =>
        times(
          5,
          (i) =>
            `<path d="M${-20} ${470 + i * 34}H${520 + i * 70}V760H-20z" fill="${[p.groundTop, p.ground][i % 2]}"/>`,
        ) +
        at(60, 474, 1, townHouse(p, 260, 230, 3)) +
        at(380, 474, 1.2, palm(p)) +
        at(860, 620, 1.2, dhow(p, { sails: false }), true) +
        at(1060, 700, 1, rowingBoat(p)) +
        at(560, 604, 1, porter(p)),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'arcade',
      disc: [980, 140, 70],
      kinds: ['hill'],
    },
    {
      time: 'sepiaEvening',
      set: 'camels',
      disc: [600, 200, 80],
      kinds: null,
    },
    {
      time: 'sepiaNoon',
      set: 'steps',
      disc: [900, 150, 60],
      kinds: ['hill', 'dome', 'city'],
    },
  ],
};
