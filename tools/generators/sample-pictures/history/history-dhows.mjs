import { at } from '../lib/svg.mjs';
import { gulls, open } from '../parts/setting.mjs';
import { dhow } from '../parts/ships.mjs';
import { palm, townHouse } from '../parts/buildings.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-dhows',
  draw({ v, p, seed }) {
    const base = open(p, { horizon: 500, seed, disc: v.disc, kinds: v.kinds });
    const sets = {
      two: () =>
        at(330, 560, 1, dhow(p)) +
        at(720, 650, 1.6, dhow(p)) +
        gulls(p, [
          [480, 160],
          [560, 200, 0.8],
        ]),
      fleet: () =>
        [
          [140, 530, 0.55],
          [330, 545, 0.7],
          [1060, 535, 0.6],
          [560, 580, 0.95],
          [860, 660, 1.5],
        ]
          .map(([x, y, s]) => at(x, y, s, dhow(p)))
          .join(''),
      moored: () =>
        [0, 1, 2, 3, 4]
          .map((i) => at(40 + i * 230, 506, 0.8, townHouse(p, 190, 150 + ((i * 61) % 80))))
          .join('') +
        at(260, 506, 1, palm(p)) +
        at(980, 506, 1.1, palm(p)) +
        at(330, 640, 1.35, dhow(p, { sails: false })) +
        at(840, 670, 1.5, dhow(p, { sails: false }), true),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'two',
      disc: [820, 250, 90],
      kinds: ['dome', 'city', 'minaret'],
    },
    {
      time: 'sepiaEvening',
      set: 'fleet',
      disc: [300, 400, 80],
      kinds: ['hill'],
    },
    {
      time: 'sepiaNoon',
      set: 'moored',
      disc: [960, 140, 54],
      kinds: null,
    },
  ],
};
