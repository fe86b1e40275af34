import { at, rect, shape, times } from '../lib/svg.mjs';
import { disc, skyline, sky, stars } from '../parts/setting.mjs';
import { stack } from '../parts/cargo.mjs';
import { yardCrane } from '../parts/cranes.mjs';
import { palm } from '../parts/buildings.mjs';
import { locomotive, rails, wagon } from '../parts/vehicles.mjs';

const dunes = (p) =>
  shape('M0 560Q200 470 430 540T900 510 1220 560V760H0z', p.sand) +
  shape('M0 640Q300 570 640 640T1220 610V760H0z', p.sandDark);
const train = (p, rng, x, y, s, loads, colour, flip = false) =>
  at(
    x,
    y,
    s,
    locomotive(p, colour) +
      loads.map((load, i) => at(-314 * (i + 1) - 6, 0, 1, wagon(p, rng, load))).join(''),
    flip,
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'rail-freight',
  draw({ v, p, rng, seed, night }) {
    const base =
      sky(p, 580) +
      (night ? stars(p, 440, seed) : '') +
      disc(p, ...v.disc) +
      skyline(p, 580, seed, v.kinds);
    const bed = (y) => rect(0, y, 1200, 760 - y, p.groundTop) + rails(p, y + 20);
    const sets = {
      dunes: () =>
        dunes(p) +
        rails(p, 600) +
        train(p, rng, 720, 602, 1.05, ['one', 'two', 'one'], p.steel) +
        times(3, (i) => at(140 + i * 420, 720, 1.1, palm(p, p.near))),
      yard: () =>
        stack(p, rng, {
          x: 0,
          y: 560,
          columns: 13,
          height: () => 1 + Math.floor(rng() * 3),
          w: 96,
          h: 42,
        }) +
        bed(560) +
        rails(p, 640) +
        train(p, rng, 1010, 644, 1.15, ['two', 'one', 'two'], p.steel2) +
        at(
          180,
          650,
          1.7,
          yardCrane(p, {
            span: 300,
            height: 250,
            trolley: 0.55,
            drop: 70,
            w: 96,
            h: 34,
            cargo: p.boxes[1],
          }),
        ),
      bridge: () =>
        rect(0, 500, 1200, 30, p.ground) +
        rect(0, 500, 1200, 8, p.groundTop) +
        times(6, (i) =>
          shape(
            `M${-60 + i * 240} 760V530H${180 + i * 240}V760H${150 + i * 240}Q${150 + i * 240} 580 ${60 + i * 240} 580T${-30 + i * 240} 760z`,
            p.ground,
          ),
        ) +
        train(p, rng, 620, 500, 1.1, ['double', 'double'], p.steel),
      close: () =>
        bed(620) +
        rails(p, 690) +
        train(p, rng, 330, 644, 2, ['tank'], '#c24b25') +
        shape('M1114 420L1240 380V640z', p.lamp, 'opacity=".25"'),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'haze',
      set: 'dunes',
      disc: [900, 180, 60],
      kinds: ['hill'],
    },
    {
      time: 'day',
      set: 'yard',
      disc: [1010, 130, 44],
      kinds: ['crane', 'city'],
    },
    {
      time: 'dusk',
      set: 'bridge',
      disc: [940, 420, 64],
      kinds: ['hill', 'city'],
    },
    {
      time: 'night',
      set: 'close',
      disc: [1060, 130, 42, true],
      kinds: ['tank', 'chimney', 'tank'],
    },
  ],
};
