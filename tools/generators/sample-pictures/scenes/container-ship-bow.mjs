import { at } from '../lib/svg.mjs';
import { gulls, open } from '../parts/setting.mjs';
import { bow } from '../parts/bow.mjs';
import { tug } from '../parts/ships.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'container-ship-bow',
  draw({ v, p, rng, seed, night }) {
    const tugs = v.tugs ? at(150, 640, 0.9, tug(p)) + at(1060, 640, 0.9, tug(p), true) : '';
    return (
      open(p, { horizon: v.horizon ?? 560, seed, disc: v.disc, night, kinds: v.kinds }) +
      (v.gulls ? gulls(p, v.gulls) : '') +
      at(
        v.x,
        v.y,
        v.size,
        bow(p, rng, {
          tiers: v.tiers,
          hull: v.hull ?? p.hull,
          dark: v.dark ?? p.shade,
          lights: night,
        }),
      ) +
      tugs
    );
  },
  variants: [
    {
      time: 'dusk',
      x: 600,
      y: 650,
      size: 1,
      tiers: 5,
      disc: [980, 500, 56],
      tugs: true,
      paint: { hull: '#0f4757' },
    },
    {
      time: 'day',
      x: 760,
      y: 700,
      size: 1.12,
      tiers: 4,
      horizon: 500,
      disc: [240, 170, 46],
      hull: '#c23b14',
      dark: '#a83412',
      kinds: ['hill', 'city'],
      gulls: [
        [300, 300, 1.4],
        [380, 340],
        [200, 380],
      ],
      paint: { boot: '#0b5566' },
    },
    {
      time: 'night',
      x: 520,
      y: 640,
      size: 0.86,
      tiers: 6,
      disc: [980, 170, 46, true],
      kinds: ['city', 'city', 'crane', 'minaret'],
      paint: { hull: '#0d3c49' },
    },
    {
      time: 'dawn',
      x: 420,
      y: 860,
      size: 1.75,
      tiers: 4,
      horizon: 520,
      disc: [1000, 470, 70],
      kinds: ['crane', 'city', 'tank'],
      hull: '#0b5566',
      dark: '#0a3b49',
    },
  ],
};
