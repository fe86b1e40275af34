import { at, line, rect, times } from '../lib/svg.mjs';
import { gulls, open, quay } from '../parts/setting.mjs';
import { heap } from '../parts/cargo.mjs';
import { jibCrane, shipLoader } from '../parts/cranes.mjs';
import { bulkCarrier } from '../parts/ships.mjs';
import { silos, tank } from '../parts/buildings.mjs';
import { truck } from '../parts/vehicles.mjs';

const belt = (p, x0, y0, x1, y1) =>
  line(`M${x0} ${y0}L${x1} ${y1}`, p.steel2, 14) +
  line(`M${x0} ${y0 - 10}L${x1} ${y1 - 10}`, p.metalLight, 3) +
  line(
    times(5, (i) => {
      const t = (i + 1) / 6;
      return `M${x0 + (x1 - x0) * t} ${y0 + (y1 - y0) * t}V600`;
    }),
    p.metal,
    5,
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'bulk-terminal',
  draw({ v, p, seed, night }) {
    const base = open(p, { horizon: 470, seed, disc: v.disc, night, kinds: v.kinds });
    const sets = {
      loader: () =>
        belt(p, -20, 300, 330, 480) +
        heap(130, 560, 340, 170, p.sand, p.sandDark) +
        at(420, 560, 1.35, shipLoader(p)) +
        quay(p, -10, 560, 560) +
        at(560, 650, 1.1, bulkCarrier(p, { length: 480, gear: false })),
      piles: () =>
        times(4, (i) =>
          heap(
            160 + i * 300,
            600,
            330,
            190 - (i % 2) * 40,
            [p.boot, p.sand, p.metal, p.boxes[1]][i],
            [p.steel2, p.sandDark, p.shade, p.shade][i],
          ),
        ) +
        line('M-10 360H1210', p.steel, 12) +
        line(
          times(5, (i) => `M${60 + i * 270} 360V600`),
          p.steel,
          9,
        ) +
        rect(430, 340, 90, 34, p.house) +
        line('M475 374V430', p.sand, 8) +
        rect(0, 600, 1200, 150, p.asphalt) +
        rect(0, 600, 1200, 9, p.groundTop) +
        at(120, 690, 0.6, truck(p, { load: 'bulk', cargo: p.steel })) +
        at(720, 700, 0.68, truck(p, { load: 'bulk', cargo: p.boxes[2] })),
      grab: () =>
        at(70, 570, 0.9, silos(p, 3, { h: 200 })) +
        at(450, 570, 1.5, jibCrane(p, { reach: 180, rise: 140, drop: 150 })) +
        at(240, 570, 1.25, jibCrane(p, { colour: p.steel2, reach: 150, rise: 190, drop: 120 })) +
        quay(p, -10, 570, 700) +
        at(560, 660, 1.15, bulkCarrier(p, { length: 470, gear: false, hull: v.hull })) +
        gulls(p, [[900, 140, 1.2]]),
      lit: () =>
        times(3, (i) => at(120 + i * 190, 560, 1.2, tank(p, 140, 100))) +
        heap(860, 560, 420, 190, p.sand, p.sandDark) +
        belt(p, 520, 330, 860, 366) +
        quay(p, -10, 560, 1220) +
        at(180, 690, 1.5, bulkCarrier(p, { length: 540, hull: v.hull })) +
        times(5, (i) => rect(100 + i * 250, 548, 10, 10, p.lamp)),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'loader',
      disc: [960, 140, 44],
      kinds: ['tank', 'crane', 'city'],
    },
    {
      time: 'haze',
      set: 'piles',
      disc: [960, 150, 54],
      kinds: ['hill'],
    },
    {
      time: 'dusk',
      set: 'grab',
      disc: [940, 400, 56],
      hull: '#0f4757',
    },
    {
      time: 'night',
      set: 'lit',
      disc: [1020, 130, 40],
      hull: '#12606f',
      mirrored: true,
    },
  ],
};
