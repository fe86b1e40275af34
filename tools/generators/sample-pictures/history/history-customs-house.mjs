import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { disc, gulls, open, quay, sky } from '../parts/setting.mjs';
import { crates } from '../parts/cargo.mjs';
import { dhow } from '../parts/ships.mjs';
import { palm } from '../parts/buildings.mjs';
import { arcade, camel, porter } from '../parts/old.mjs';

const flag = (p, x, y) =>
  line(`M${x} ${y}v-120`, p.shade, 5) + shape(`M${x} ${y - 120}h64l-12 18 12 18h-64z`, p.boot);

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-customs-house',
  draw({ v, p, seed }) {
    const paved = (y) =>
      rect(-10, y, 1220, 760 - y, p.ground) + rect(-10, y, 1220, 10, p.groundTop);
    const sets = {
      front: () =>
        sky(p, 600) +
        disc(p, ...v.disc) +
        flag(p, 600, 230) +
        at(130, 600, 1.2, arcade(p, { bays: 7, pitch: 112, upper: true })) +
        paved(600) +
        at(180, 690, 1.3, camel(p)) +
        at(860, 690, 1.2, crates(p, 0, 0)) +
        at(760, 690, 1.4, porter(p, { load: '' })),
      water: () =>
        open(p, { horizon: 480, seed, disc: v.disc, kinds: v.kinds }) +
        at(60, 550, 0.95, arcade(p, { bays: 8, pitch: 104, upper: true })) +
        flag(p, 480, 250) +
        quay(p, -10, 550, 1000) +
        at(1040, 650, 1, dhow(p)) +
        gulls(p, [[900, 160, 1.2]]),
      yard: () =>
        sky(p, 560) +
        disc(p, ...v.disc) +
        at(-80, 560, 1.7, arcade(p, { bays: 7, pitch: 112 })) +
        at(1000, 560, 1.6, palm(p)) +
        paved(560) +
        line(
          'M420 660V540M420 560H640M640 660V540M530 560V470M480 520H580M480 520L460 580H500zM580 520L560 580H600z',
          p.shade,
          8,
        ) +
        times(4, (i) => at(120 + (i % 2) * 110 + (i > 1 ? 560 : 0), 680, 1.1, crates(p, 0, 0))),
    };
    return sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'front',
      disc: [980, 130, 60],
    },
    {
      time: 'sepiaEvening',
      set: 'water',
      disc: [1040, 380, 70],
      kinds: ['hill'],
    },
    {
      time: 'sepiaNoon',
      set: 'yard',
      disc: [880, 120, 54],
    },
  ],
};
