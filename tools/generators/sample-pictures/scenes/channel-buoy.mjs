import { at, circle, line, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open } from '../parts/setting.mjs';
import { containerShip, dhow, pilotBoat, tanker, wake } from '../parts/ships.mjs';

/** Lattice buoy on a drum, waterline at y = 0. `top`: can, cone or cross. */
const buoy = (p, { colour = p.steel, top = 'cone', lit = false, band } = {}) =>
  shape('M-74-26H74L60 30H-60z', colour) +
  rect(-82, -36, 164, 14, p.shade) +
  (band ? shape('M-70-10H70L64 12H-64z', band) : '') +
  line('M-52-36L-20-190M52-36L20-190M-44-76H44M-34-124H34M-44-76L34-124M44-76L-34-124', colour, 9) +
  rect(-30, -200, 60, 12, p.shade) +
  rect(-13, -228, 26, 28, lit ? p.lamp : p.house) +
  (top === 'can'
    ? rect(-22, -286, 44, 48, colour)
    : top === 'cone'
      ? shape('M-28-238L0-292 28-238z', colour)
      : line('M-22-284L22-240M22-284L-22-240', p.steel, 12)) +
  (lit ? circle(0, -214, 46, p.lamp, 'opacity=".22"') : '') +
  line('M-110 34q28-16 56 0t56 0 56 0 56 0', p.glint, 6, 'opacity=".7"');

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'channel-buoy',
  draw({ v, p, rng, seed, night }) {
    const base = open(p, { horizon: v.horizon ?? 440, seed, disc: v.disc, night, kinds: v.kinds });
    const sets = {
      red: () =>
        at(520, 500, 0.95, containerShip(p, rng, { length: 500 })) +
        at(330, 600, 1.6, buoy(p, { top: 'can' })) +
        gulls(p, [
          [560, 160, 1.4],
          [650, 200],
        ]),
      green: () =>
        at(640, 490, 0.8, tanker(p, { length: 460 })) +
        at(430, 620, 1.9, buoy(p, { colour: '#2f6f5a', top: 'cone', lit: true })) +
        at(900, 540, 0.6, buoy(p, { top: 'can', lit: true })),
      lane: () =>
        times(
          4,
          (i) =>
            at(150 + i * 70, 690 - i * 66, 1.05 - i * 0.26, buoy(p, { colour: '#2f6f5a' })) +
            at(1050 - i * 70, 690 - i * 66, 1.05 - i * 0.26, buoy(p, { top: 'can' })),
        ) +
        at(460, 470, 0.6, containerShip(p, rng, { length: 420 })) +
        at(530, 640, 1, pilotBoat(p)) +
        wake(p, 530, 710, 646),
      safe: () =>
        at(850, 560, 1.1, dhow(p)) +
        at(420, 620, 1.75, buoy(p, { colour: p.house, band: p.steel, top: 'cross' })),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'red',
      disc: [1000, 130, 44],
      kinds: ['city', 'crane'],
    },
    {
      time: 'night',
      set: 'green',
      disc: [150, 140, 42, true],
    },
    {
      time: 'dawn',
      set: 'lane',
      horizon: 420,
      disc: [600, 350, 80],
      kinds: ['crane', 'city'],
    },
    {
      time: 'haze',
      set: 'safe',
      disc: [920, 150, 56],
      kinds: ['hill'],
    },
  ],
};
