import { at, rect, times } from '../lib/svg.mjs';
import { disc, gulls, open, sky } from '../parts/setting.mjs';
import { crates } from '../parts/cargo.mjs';
import { dhow } from '../parts/ships.mjs';
import { palm, townHouse } from '../parts/buildings.mjs';
import { camel, porter, stall } from '../parts/old.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-market',
  draw({ v, p, seed }) {
    const paved = (y) =>
      rect(-10, y, 1220, 760 - y, p.sandDark) + rect(-10, y, 1220, 10, p.groundTop);
    const houses = (y, s) =>
      times(5, (i) => at(-20 + i * 250 * s, y, s, townHouse(p, 230, 200 + ((i * 71) % 100))));
    const sets = {
      street: () =>
        sky(p, 560) +
        disc(p, ...v.disc) +
        houses(560, 1.1) +
        paved(560) +
        times(3, (i) =>
          at(130 + i * 340, 650, 1.25, stall(p, 220, [p.boot, p.steel2, p.near][i])),
        ) +
        at(445, 690, 1.4, porter(p, { load: '' })) +
        at(1100, 690, 1.4, porter(p)),
      shore: () =>
        open(p, { horizon: 440, seed, disc: v.disc, kinds: v.kinds }) +
        at(880, 520, 1, dhow(p)) +
        at(640, 490, 0.7, dhow(p)) +
        paved(520) +
        times(2, (i) => at(90 + i * 300, 620, 1.2, stall(p, 210, [p.steel2, p.boot][i]))) +
        at(760, 640, 1.4, crates(p, 0, 0)) +
        at(960, 670, 1.5, porter(p, { load: 'bale' })) +
        gulls(p, [[420, 140, 1.3]]),
      camels: () =>
        sky(p, 560) +
        disc(p, ...v.disc) +
        houses(560, 0.9) +
        times(4, (i) => at(150 + i * 300, 566, 1.4, palm(p))) +
        paved(560) +
        at(80, 690, 1.5, camel(p)) +
        at(480, 690, 1.2, stall(p, 260, p.boot)) +
        at(890, 700, 1.4, camel(p), false),
    };
    return sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'street',
      disc: [1080, 110, 50],
    },
    {
      time: 'sepiaEvening',
      set: 'shore',
      disc: [300, 330, 80],
      kinds: ['hill'],
    },
    {
      time: 'sepiaNoon',
      set: 'camels',
      disc: [960, 110, 50],
    },
  ],
};
