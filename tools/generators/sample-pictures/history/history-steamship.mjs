import { at, shape } from '../lib/svg.mjs';
import { gulls, open, quay } from '../parts/setting.mjs';
import { dhow, rowingBoat, steamship, wake } from '../parts/ships.mjs';
import { palm } from '../parts/buildings.mjs';

const smoke = (p, d) => shape(d, p.metalLight, 'opacity=".75"');

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-steamship',
  draw({ v, p, seed }) {
    const base = open(p, { horizon: 480, seed, disc: v.disc, kinds: v.kinds });
    const sets = {
      sea: () =>
        smoke(p, 'M560 330Q480 280 380 300T200 240Q300 220 400 250T590 320z') +
        at(260, 610, 1.5, steamship(p)) +
        gulls(p, [
          [860, 180, 1.2],
          [940, 220],
        ]) +
        wake(p, 260, 880, 616),
      liner: () =>
        smoke(p, 'M520 300Q420 230 300 250T60 170Q200 160 330 200T560 290z') +
        at(140, 640, 1.9, steamship(p, { length: 470, funnels: 3 })) +
        at(1010, 690, 1.1, rowingBoat(p)),
      anchored: () =>
        at(420, 580, 1.15, steamship(p, { funnels: 2 })) +
        at(180, 650, 0.9, dhow(p)) +
        quay(p, 940, 640, 300) +
        at(1090, 644, 1.3, palm(p)) +
        at(700, 690, 1, rowingBoat(p)),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'sea',
      disc: [900, 300, 84],
      kinds: ['hill'],
    },
    {
      time: 'sepiaEvening',
      set: 'liner',
      disc: [960, 360, 80],
      kinds: null,
    },
    {
      time: 'sepiaNoon',
      set: 'anchored',
      disc: [220, 150, 60],
      kinds: ['city', 'minaret', 'dome'],
    },
  ],
};
