import { at, line, rect, times } from '../lib/svg.mjs';
import { open } from '../parts/setting.mjs';
import { crates } from '../parts/cargo.mjs';
import { derrick } from '../parts/cranes.mjs';
import { rowingBoat, steamship } from '../parts/ships.mjs';
import { palm, shed } from '../parts/buildings.mjs';
import { jetty, porter } from '../parts/old.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-first-berth',
  draw({ v, p, seed }) {
    const base = open(p, { horizon: 490, seed, disc: v.disc, kinds: v.kinds });
    const sets = {
      ship: () =>
        at(160, 600, 1.35, steamship(p)) +
        jetty(p, 760, 570, 460) +
        at(1120, 558, 1, palm(p)) +
        at(900, 556, 0.9, crates(p, 0, 0)) +
        at(820, 558, 0.8, derrick(p), true),
      building: () =>
        line('M0 470H1200', p.near, 4) +
        jetty(p, -20, 560, 760, 150) +
        line(
          times(6, (i) => `M${760 + i * 70} 700V${430 + i * 14}`),
          p.shade,
          16,
        ) +
        at(560, 548, 1.25, derrick(p)) +
        at(120, 546, 1, crates(p, 0, 0)) +
        at(330, 546, 1, porter(p, { load: '' })) +
        at(420, 546, 1, porter(p, { load: 'bale' })) +
        at(980, 690, 1.2, rowingBoat(p)),
      opening: () =>
        rect(-10, 540, 1220, 220, p.ground) +
        rect(-10, 540, 1220, 12, p.groundTop) +
        at(60, 544, 1, shed(p, { w: 420, h: 130, doors: 4 })) +
        at(560, 690, 1.25, steamship(p, { length: 400, funnels: 2 })) +
        line('M500 540V330M500 340L1060 420', p.shade, 4) +
        times(
          9,
          (i) =>
            `<path d="M${520 + i * 60} ${343 + i * 8.6}h34l-17 34z" fill="${i % 2 ? p.house : p.boot}"/>`,
        ),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'ship',
      disc: [300, 220, 80],
      kinds: ['city', 'dome', 'minaret'],
    },
    {
      time: 'sepiaNoon',
      set: 'building',
      disc: [1000, 140, 56],
      kinds: ['hill'],
    },
    {
      time: 'sepiaEvening',
      set: 'opening',
      disc: [980, 300, 80],
      kinds: ['minaret', 'city', 'dome'],
    },
  ],
};
