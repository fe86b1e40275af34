import { at, line, rect, times } from '../lib/svg.mjs';
import { open, quay } from '../parts/setting.mjs';
import { crates } from '../parts/cargo.mjs';
import { derrick, jibCrane } from '../parts/cranes.mjs';
import { dhow, steamship } from '../parts/ships.mjs';
import { shed } from '../parts/buildings.mjs';
import { porter, steamCrane } from '../parts/old.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-first-crane',
  draw({ v, p, seed }) {
    const base = open(p, { horizon: 480, seed, disc: v.disc, kinds: v.kinds });
    const sets = {
      steam: () =>
        at(560, 640, 1.2, steamship(p)) +
        quay(p, -10, 570, 640) +
        at(360, 572, 1.35, steamCrane(p)) +
        at(60, 570, 1.1, crates(p, 0, 0)),
      timber: () =>
        quay(p, -10, 560, 700) +
        at(420, 562, 1.7, derrick(p)) +
        at(830, 660, 1.2, dhow(p, { sails: false })) +
        at(180, 562, 1.2, porter(p, { load: '' })) +
        at(70, 560, 1.1, crates(p, 0, 0)),
      electric: () =>
        at(40, 560, 0.9, shed(p, { w: 420, h: 130, doors: 4 })) +
        at(330, 560, 1.4, jibCrane(p, { grab: false, drop: 150 })) +
        at(760, 560, 1.4, jibCrane(p, { grab: false, drop: 190 })) +
        quay(p, -10, 560, 1220) +
        at(520, 690, 1.1, steamship(p, { length: 380, funnels: 1 })) +
        rect(-10, 548, 1220, 5, p.shade) +
        line(
          times(6, (i) => `M${60 + i * 220} 548v-40`),
          p.shade,
          4,
        ),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'steam',
      disc: [980, 160, 70],
      kinds: ['city', 'dome', 'minaret'],
    },
    {
      time: 'sepiaNoon',
      set: 'timber',
      disc: [960, 150, 60],
      kinds: ['hill'],
    },
    {
      time: 'sepiaEvening',
      set: 'electric',
      disc: [200, 300, 76],
      kinds: ['city', 'tank'],
    },
  ],
};
