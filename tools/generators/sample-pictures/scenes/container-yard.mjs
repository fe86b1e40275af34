import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { disc, road, skyline, sky, stars } from '../parts/setting.mjs';
import { ends, stack } from '../parts/cargo.mjs';
import { yardCrane } from '../parts/cranes.mjs';
import { mast } from '../parts/buildings.mjs';
import { reachStacker, truck } from '../parts/vehicles.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'container-yard',
  draw({ v, p, rng, seed, night }) {
    const base =
      sky(p, 600) +
      (night ? stars(p, 400, seed) : '') +
      disc(p, ...v.disc) +
      skyline(p, 600, seed, ['crane', 'city', 'crane']);
    const sets = {
      crane: () =>
        stack(p, rng, { x: 0, y: 600, columns: 4, height: () => 4, w: 96, h: 42 }) +
        stack(p, rng, {
          x: 470,
          y: 600,
          columns: 5,
          height: (c) => [5, 4, 5, 3, 4][c],
          w: 96,
          h: 42,
        }) +
        at(
          430,
          604,
          1.55,
          yardCrane(p, { span: 370, height: 240, trolley: 0.3, drop: 36, w: 62, h: 27 }),
        ) +
        road(p, 600, { lane: 690 }) +
        at(60, 660, 0.66, truck(p, { cargo: p.boxes[4] })),
      stacker: () =>
        stack(p, rng, {
          x: 690,
          y: 600,
          columns: 4,
          height: (c) => [3, 5, 5, 4][c],
          w: 140,
          h: 56,
        }) +
        stack(p, rng, { x: -30, y: 600, columns: 2, height: () => 2, w: 140, h: 56 }) +
        road(p, 600, { lane: 710 }) +
        at(180, 676, 1.18, reachStacker(p, p.boxes[0])),
      aisle: () =>
        ends(p, rng, {
          x: -20,
          y: 640,
          columns: 5,
          height: (c) => 6 - (c > 3 ? 1 : 0),
          w: 84,
          h: 84,
          gap: 4,
        }) +
        ends(p, rng, {
          x: 790,
          y: 640,
          columns: 5,
          height: (c) => 5 + (c > 1 ? 1 : 0),
          w: 84,
          h: 84,
          gap: 4,
        }) +
        rect(0, 640, 1200, 110, p.asphalt) +
        shape('M420 640L250 760H960L790 640z', p.groundTop) +
        line('M600 644V750', p.mark, 8, 'stroke-dasharray="22 16"') +
        at(604, 640, 1.3, mast(p, 330, night)),
      masts: () =>
        stack(p, rng, {
          x: 0,
          y: 560,
          columns: 26,
          height: () => 2 + Math.floor(rng() * 4),
          w: 45,
          h: 20,
          ribs: false,
        }) +
        times(3, (i) => at(200 + i * 400, 560, 1.2, mast(p, 330, true))) +
        road(p, 560, { lane: 600 }) +
        stack(p, rng, {
          x: -40,
          y: 740,
          columns: 9,
          height: (c) => [2, 1, 0, 0, 0, 1, 2, 1, 2][c],
          w: 140,
          h: 58,
        }) +
        at(330, 690, 0.8, truck(p, { cargo: p.boxes[5] })),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'crane',
      disc: [240, 130, 44],
    },
    {
      time: 'dusk',
      set: 'stacker',
      disc: [560, 330, 60],
    },
    {
      time: 'dawn',
      set: 'aisle',
      disc: [600, 430, 90],
    },
    {
      time: 'night',
      set: 'masts',
      disc: [1060, 110, 38, true],
    },
  ],
};
