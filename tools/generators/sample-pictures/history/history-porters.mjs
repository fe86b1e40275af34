import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { open, quay } from '../parts/setting.mjs';
import { crates } from '../parts/cargo.mjs';
import { dhow, steamship } from '../parts/ships.mjs';
import { arcade, jetty, porter } from '../parts/old.mjs';

const gang = (p, x, y, count, step, size, loads) =>
  times(count, (i) =>
    at(
      x + i * step,
      y,
      size,
      porter(p, {
        load: loads[i % loads.length],
        stride: 8 + (i % 3) * 5,
        robe: i % 2 ? p.house : p.metalLight,
      }),
    ),
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-porters',
  draw({ v, p, seed }) {
    const base = open(p, { horizon: 470, seed, disc: v.disc, kinds: v.kinds });
    const sets = {
      plank: () =>
        at(800, 620, 1.5, dhow(p, { sails: false })) +
        quay(p, -10, 590, 560) +
        line('M540 588L720 560', p.steel2, 14) +
        gang(p, 90, 592, 4, 120, 1.35, ['sack', 'bale', 'sack']) +
        at(620, 574, 1.2, porter(p, { load: 'bale' })),
      hall: () =>
        at(-30, 600, 1.35, arcade(p, { bays: 8, pitch: 116 })) +
        rect(-10, 600, 1220, 160, p.ground) +
        rect(-10, 600, 1220, 10, p.groundTop) +
        gang(p, 160, 690, 5, 210, 1.9, ['bale', 'sack', 'sack', 'bale']),
      jetty: () =>
        at(600, 600, 1.3, steamship(p)) +
        jetty(p, -20, 580, 760, 160) +
        at(40, 566, 1.2, crates(p, 0, 0)) +
        gang(p, 210, 568, 4, 120, 1.2, ['sack', 'sack', 'bale']) +
        shape('M650 566h120v-26h-120z', p.boxes[0]),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'plank',
      disc: [220, 170, 76],
      kinds: ['dome', 'city', 'minaret'],
    },
    {
      time: 'sepiaNoon',
      set: 'hall',
      disc: [980, 130, 56],
      kinds: null,
    },
    {
      time: 'sepiaEvening',
      set: 'jetty',
      disc: [420, 300, 76],
      kinds: ['hill'],
    },
  ],
};
