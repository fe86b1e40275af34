import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open } from '../parts/setting.mjs';
import { bulkCarrier, containerShip, pilotBoat, tanker, wake } from '../parts/ships.mjs';

/** Ship's side filling the upper picture, with a pilot ladder. */
const wall = (p, x) =>
  shape(`M-20 90H1220V560H-20z`, p.hull) +
  rect(-20, 470, 1240, 90, p.boot) +
  line('M-20 150H1220', p.house, 4, 'opacity=".6"') +
  line(`M${x} 90V540M${x + 44} 90V540`, p.sand, 5) +
  line(
    times(15, (i) => `M${x} ${110 + i * 30}h44`),
    p.sand,
    8,
  ) +
  shape(
    times(9, (i) => `M${60 + i * 140} 230a16 16 0 1032 0 16 16 0 10-32 0z`),
    p.glass,
  );

const SHIPS = {
  box: (p, rng) => at(560, 500, 1.35, containerShip(p, rng, { length: 560, tiers: 6 })),
  bulk: (p) => at(540, 470, 1.05, bulkCarrier(p, { length: 520 })),
  tanker: (p) => at(420, 480, 1.2, tanker(p, { length: 560 })),
};

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'pilot-boat',
  draw({ v, p, rng, seed, night }) {
    const base =
      v.ship === 'wall'
        ? open(p, { horizon: 540, seed, disc: null, kinds: null }) + wall(p, 690)
        : open(p, { horizon: 430, seed, disc: v.disc, night, kinds: v.kinds, light: true }) +
          SHIPS[v.ship](p, rng);
    const size = v.size ?? 2.2;
    return (
      base +
      (v.gulls
        ? gulls(p, [
            [250, 170, 1.3],
            [330, 210],
            [880, 140],
          ])
        : '') +
      at(
        v.x,
        v.y,
        size,
        pilotBoat(p, {
          hull: v.hull ?? p.steel2,
          accent: v.accent ?? p.steel,
          lit: night ? p.lamp : p.glass,
        }),
      ) +
      wake(p, v.x, v.x + 180 * size, v.y + 4)
    );
  },
  variants: [
    {
      time: 'dawn',
      ship: 'box',
      x: 180,
      y: 610,
      disc: [330, 400, 62],
      gulls: true,
      hull: '#0a2b38',
    },
    {
      time: 'day',
      ship: 'wall',
      x: 360,
      y: 640,
      size: 2.5,
      hull: '#c23b14',
      accent: '#f3e3ba',
    },
    {
      time: 'night',
      ship: 'tanker',
      x: 520,
      y: 620,
      size: 2,
      mirrored: true,
      disc: [260, 150, 40],
      accent: '#a98f52',
    },
    {
      time: 'haze',
      ship: 'bulk',
      x: 240,
      y: 640,
      size: 3,
      kinds: ['hill', 'hill', 'minaret', 'city'],
      disc: [900, 150, 50],
      hull: '#0f4757',
      accent: '#c23b14',
    },
  ],
};
