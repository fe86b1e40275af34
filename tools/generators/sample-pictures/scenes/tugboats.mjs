import { at, line } from '../lib/svg.mjs';
import { open } from '../parts/setting.mjs';
import { bow } from '../parts/bow.mjs';
import { containerShip, tanker, tug, wake } from '../parts/ships.mjs';

const SETS = {
  tow: ({ p, rng }) =>
    at(640, 560, 1.3, containerShip(p, rng, { length: 620, tiers: 6 }), false) +
    line('M470 530Q560 560 640 510', p.sand, 4) +
    at(480, 580, 1.7, tug(p), true) +
    wake(p, 180, 480, 584),
  pair: ({ p, lit }) =>
    at(210, 470, 1.25, tanker(p, { length: 640 })) +
    at(150, 620, 1.9, tug(p, { hull: p.steel2, lit })) +
    wake(p, 150, 490, 626) +
    at(1010, 640, 1.7, tug(p, { hull: p.boot, trim: p.hull, funnel: p.house, lit }), true) +
    wake(p, 700, 1010, 646),
  spray: ({ p }) =>
    line(
      'M660 300Q760 60 1000 380M640 300Q760 0 1090 420',
      p.sea[0],
      12,
      'opacity=".7" stroke-linecap="round"',
    ) +
    line(
      'M560 300Q460 60 220 380M580 300Q460 0 130 420',
      p.sea[0],
      12,
      'opacity=".7" stroke-linecap="round"',
    ) +
    at(330, 600, 2.9, tug(p, { hull: p.boot, trim: p.hull, funnel: p.steel2 })) +
    wake(p, 330, 860, 606),
  push: ({ p, rng, lit }) =>
    at(840, 640, 1.25, bow(p, rng, { tiers: 3, lights: true })) +
    at(160, 640, 2.6, tug(p, { hull: '#0d3c49', funnel: p.steel, lit })) +
    wake(p, 160, 620, 648),
};

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'tugboats',
  draw({ v, p, rng, seed, night }) {
    return (
      open(p, {
        horizon: v.horizon ?? 440,
        seed,
        disc: v.disc,
        night,
        kinds: v.kinds,
        light: v.set !== 'push',
      }) + SETS[v.set]({ p, rng, lit: night ? p.lamp : p.glass })
    );
  },
  variants: [
    {
      time: 'dusk',
      set: 'tow',
      horizon: 470,
      disc: [260, 420, 60],
    },
    {
      time: 'dawn',
      set: 'pair',
      disc: [880, 330, 54],
      kinds: ['crane', 'tank', 'tank', 'city'],
    },
    {
      time: 'day',
      set: 'spray',
      horizon: 420,
      disc: [160, 130, 44],
      kinds: ['city', 'minaret', 'city', 'dome'],
    },
    {
      time: 'night',
      set: 'push',
      horizon: 500,
      disc: [200, 150, 46, true],
      kinds: ['city', 'crane', 'city'],
    },
  ],
};
