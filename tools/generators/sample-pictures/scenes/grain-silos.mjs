import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open, quay, road, sky, disc, skyline } from '../parts/setting.mjs';
import { heap } from '../parts/cargo.mjs';
import { shipLoader } from '../parts/cranes.mjs';
import { bulkCarrier } from '../parts/ships.mjs';
import { silos } from '../parts/buildings.mjs';
import { rails, truck, wagon } from '../parts/vehicles.mjs';

/** Steel hopper silo with a cone roof and a cone foot. */
const hopper = (p, x, y) =>
  shape(`M${x} ${y - 250}L${x + 75} ${y - 320} ${x + 150} ${y - 250}z`, p.steel2) +
  rect(x, y - 250, 150, 170, p.house) +
  rect(x + 100, y - 250, 50, 170, p.metalLight) +
  shape(`M${x} ${y - 80}h150l-56 60h-38z`, p.metal) +
  line(
    `M${x + 8} ${y - 90}V${y}M${x + 142} ${y - 90}V${y}M${x + 8} ${y}L${x + 142} ${y - 84}`,
    p.steel,
    6,
  ) +
  line(
    times(4, (i) => `M${x} ${y - 216 + i * 36}h150`),
    p.metal,
    3,
    'opacity=".6"',
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'grain-silos',
  draw({ v, p, rng, seed, night }) {
    const base = open(p, { horizon: 480, seed, disc: v.disc, night, kinds: v.kinds });
    const sets = {
      quay: () =>
        at(90, 570, 1.15, silos(p, 6, { h: 250 })) +
        quay(p, -10, 570, 840) +
        at(700, 570, 1.05, shipLoader(p, { reach: 190 })) +
        at(640, 670, 1, bulkCarrier(p, { length: 460, gear: false })),
      hoppers: () =>
        sky(p, 600) +
        disc(p, ...v.disc) +
        skyline(p, 600, seed, v.kinds) +
        times(5, (i) => hopper(p, 150 + i * 190, 600)) +
        line('M110 268H1130L1170 330', p.steel, 12) +
        road(p, 600, { lane: 700 }) +
        at(250, 674, 0.9, truck(p, { load: 'bulk', cargo: p.sand })),
      up: () =>
        rect(0, 200, 1200, 560, p.near) +
        at(-60, 760, 2.3, silos(p, 7, { h: 230, head: false })) +
        shape('M-10 180L1210 60v34L-10 214z', p.steel) +
        line(
          times(10, (i) => `M${i * 130} ${166 - i * 13}v40`),
          p.shade,
          3,
        ) +
        gulls(p, [
          [860, 40, 1.4],
          [960, 24],
        ]),
      rail: () =>
        sky(p, 580) +
        disc(p, ...v.disc) +
        at(420, 590, 1.3, silos(p, 5, { h: 270 })) +
        rect(0, 590, 1200, 170, p.groundTop) +
        rails(p, 650) +
        times(4, (i) => at(-40 + i * 320, 652, 1, wagon(p, rng, 'tank'))) +
        heap(210, 600, 330, 150, p.sand, p.sandDark),
    };
    return (v.set === 'hoppers' || v.set === 'rail' ? '' : base) + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'quay',
      disc: [960, 130, 44],
      kinds: ['city', 'crane'],
    },
    {
      time: 'dawn',
      set: 'hoppers',
      disc: [960, 440, 70],
      kinds: ['city', 'tank'],
    },
    {
      time: 'dusk',
      set: 'up',
      disc: [180, 130, 54],
      kinds: ['city'],
    },
    {
      time: 'haze',
      set: 'rail',
      disc: [190, 200, 60],
      kinds: ['hill'],
    },
  ],
};
