import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open, rocks } from '../parts/setting.mjs';
import { dhow, steamship } from '../parts/ships.mjs';
import { lighthouse, palm, townHouse } from '../parts/buildings.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-lighthouse',
  draw({ v, p, seed }) {
    const base = open(p, { horizon: 500, seed, disc: v.disc, kinds: v.kinds });
    const sets = {
      rocks: () =>
        rocks(p, 560, 1300, 520, 690, seed, 54) +
        at(860, 528, 1.9, lighthouse(p, { bands: 2 })) +
        at(280, 610, 1.1, dhow(p)),
      iron: () =>
        line(
          'M540 660L590 240M740 660L690 240M560 560H720M574 440H706M584 330H696M560 560L706 440M720 560L574 440M574 440L696 330M706 440L584 330',
          p.steel,
          12,
        ) +
        rect(570, 220, 140, 18, p.steel) +
        rect(600, 160, 80, 60, p.lamp) +
        shape('M586 162L640 110 694 162z', p.steel) +
        line('M640 110V70', p.steel, 5) +
        rocks(p, 440, 860, 650, 740, seed, 40) +
        at(120, 590, 0.9, steamship(p)) +
        gulls(p, [
          [860, 220, 1.3],
          [960, 260],
        ]),
      keeper: () =>
        shape('M-20 560Q300 470 700 540T1220 560V760H-20z', p.sand) +
        shape('M-20 640Q400 560 760 640T1220 630V760H-20z', p.sandDark) +
        at(420, 560, 2.1, lighthouse(p, { bands: 3, beam: true })) +
        at(520, 560, 0.8, townHouse(p, 220, 120)) +
        times(3, (i) => at(800 + i * 120, 580 + i * 14, 1, palm(p))),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'rocks',
      disc: [300, 200, 80],
      kinds: ['hill'],
    },
    {
      time: 'sepiaNoon',
      set: 'iron',
      disc: [980, 140, 56],
      kinds: ['dome', 'city'],
    },
    {
      time: 'sepiaEvening',
      set: 'keeper',
      disc: [960, 400, 80],
      kinds: null,
    },
  ],
};
