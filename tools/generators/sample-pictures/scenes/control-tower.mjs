import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open, quay, rocks } from '../parts/setting.mjs';
import { controlTower, palm, shed } from '../parts/buildings.mjs';
import { containerShip, tanker } from '../parts/ships.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'control-tower',
  draw({ v, p, rng, seed, night }) {
    const lit = night || v.time === 'dusk' ? p.lamp : p.glass;
    const base = open(p, { horizon: v.horizon ?? 500, seed, disc: v.disc, night, kinds: v.kinds });
    const sets = {
      column: () =>
        at(90, 600, 1, containerShip(p, rng, { length: 440, tiers: 5 })) +
        rocks(p, 620, 1260, 560, 700, seed, 50) +
        at(860, 566, 1.05, controlTower(p, { lit })) +
        gulls(p, [
          [420, 140, 1.3],
          [520, 180],
        ]),
      legs: () =>
        at(560, 590, 1.1, tanker(p, { length: 480 })) +
        quay(p, -10, 600, 560) +
        at(330, 604, 1.12, controlTower(p, { form: 'legs', height: 300, lit })) +
        at(60, 604, 0.8, shed(p, { w: 220, h: 90, doors: 2, door: night ? p.lamp : p.metal })) +
        shape('M330 110L-80 40V230z', p.lamp, 'opacity=".08"'),
      head: () => at(600, 900, 2.5, controlTower(p, { form: 'taper', height: 190, lit })),
      taper: () =>
        at(60, 560, 0.8, containerShip(p, rng, { length: 420, tiers: 4 })) +
        quay(p, -10, 580, 1220) +
        rect(360, 500, 520, 84, p.house) +
        line(
          times(12, (i) => `M${384 + i * 42} 520v44`),
          lit,
          22,
        ) +
        at(620, 504, 1.02, controlTower(p, { form: 'taper', height: 280, lit, trim: p.steel2 })) +
        times(4, (i) => at(200 + i * 280, 590, 0.95, palm(p))),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'column',
      disc: [250, 130, 44],
      kinds: ['city', 'crane', 'minaret'],
    },
    {
      time: 'night',
      set: 'legs',
      disc: [960, 130, 42, true],
    },
    {
      time: 'dawn',
      set: 'head',
      horizon: 560,
      disc: [170, 500, 70],
      kinds: ['crane', 'city'],
    },
    {
      time: 'dusk',
      set: 'taper',
      disc: [980, 430, 58],
    },
  ],
};
