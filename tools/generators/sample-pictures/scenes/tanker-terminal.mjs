import { at, line, n, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open, quay } from '../parts/setting.mjs';
import { tanker, tug } from '../parts/ships.mjs';
import { mast, sphere, tank } from '../parts/buildings.mjs';

/** Loading arms on a jetty head. */
const arms = (p, x, y, count) =>
  times(count, (i) =>
    line(
      `M${x + i * 46} ${y}v-96l64-70 26 96`,
      [p.steel, p.steel2][i % 2],
      9,
      'stroke-linejoin="round"',
    ),
  );
const trestle = (p, x0, x1, y) =>
  rect(x0, y, x1 - x0, 14, p.groundTop) +
  line(`M${x0} ${y - 10}H${x1}M${x0} ${y - 22}H${x1}`, p.metalLight, 6) +
  line(
    times(Math.ceil((x1 - x0) / 80), (i) => `M${n(x0 + 20 + i * 80)} ${y + 14}v150`),
    p.ground,
    13,
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'tanker-terminal',
  draw({ v, p, seed, night }) {
    const base = open(p, { horizon: v.horizon ?? 440, seed, disc: v.disc, night, kinds: v.kinds });
    const sets = {
      jetty: () =>
        trestle(p, -20, 1220, 490) +
        rect(470, 470, 260, 30, p.groundTop) +
        arms(p, 500, 474, 4) +
        at(160, 610, 1.5, tanker(p, { length: 560, hull: v.hull })),
      tanks: () =>
        times(5, (i) => at(470 + i * 156, 500, 1.15, tank(p, 128, 92))) +
        quay(p, 440, 500, 800) +
        trestle(p, -20, 450, 540) +
        arms(p, 250, 540, 3) +
        at(40, 650, 1.25, tanker(p, { length: 480 })) +
        line('M1130 500V210', p.metal, 9) +
        shape('M1130 210q-18-28 3-56 20 22-3 56z', p.lamp),
      spheres: () =>
        times(4, (i) => at(180 + i * 190, 510, 1.25, sphere(p, 62))) +
        rect(-10, 510, 1220, 20, p.groundTop) +
        quay(p, -10, 520, 1220) +
        line('M0 506H1200M0 494H1200', p.steel, 6) +
        at(990, 516, 1, mast(p, 330, night)) +
        at(130, 690, 1.5, tanker(p, { length: 540, hull: v.hull, laden: 24 })),
      buoy: () =>
        gulls(p, [
          [240, 150, 1.3],
          [320, 190],
        ]) +
        at(70, 560, 1.55, tanker(p, { length: 520, hull: v.hull })) +
        line('M910 480Q990 560 1040 566', p.sand, 6) +
        rect(1010, 560, 110, 36, p.steel) +
        rect(1030, 530, 70, 32, p.house) +
        line('M1064 530v-56', p.steel, 6) +
        at(320, 680, 1.1, tug(p)),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'dusk',
      set: 'jetty',
      hull: '#7a2f1f',
      disc: [900, 380, 58],
      kinds: ['tank', 'chimney', 'tank', 'city'],
    },
    {
      time: 'day',
      set: 'tanks',
      disc: [200, 140, 44],
      kinds: ['tank', 'chimney'],
    },
    {
      time: 'night',
      set: 'spheres',
      disc: [160, 130, 42],
      hull: '#0d3c49',
    },
    {
      time: 'haze',
      set: 'buoy',
      hull: '#0f4757',
      disc: [920, 160, 54],
      kinds: ['hill'],
      horizon: 420,
    },
  ],
};
