import { at, rect, times } from '../lib/svg.mjs';
import { gulls, open, quay } from '../parts/setting.mjs';
import { carCarrier, wake } from '../parts/ships.mjs';
import { car, carRow, truck } from '../parts/vehicles.mjs';
import { mast } from '../parts/buildings.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'roro-carrier',
  draw({ v, p, rng, seed, night }) {
    const base =
      open(p, { horizon: 470, seed, disc: v.disc, night, kinds: v.kinds }) +
      (v.gulls
        ? gulls(p, [
            [820, 120, 1.3],
            [900, 160],
          ])
        : '');
    if (v.at === 'sea')
      return (
        base +
        at(
          130,
          600,
          1.55,
          carCarrier(p, { length: 560, hull: v.hull, upper: v.upper, ramp: false }),
        ) +
        wake(p, 130, 990, 606)
      );
    if (v.at === 'yard') {
      return (
        base +
        at(
          250,
          500,
          1.42,
          carCarrier(p, { length: 560, hull: v.hull, upper: v.upper, ramp: false }),
        ) +
        rect(0, 500, 1200, 250, p.asphalt) +
        rect(0, 500, 1200, 8, p.groundTop) +
        times(
          3,
          (r) =>
            rect(0, 570 + r * 62, 1200, 3, p.mark, 'opacity=".6"') +
            carRow(p, rng, -40 + r * 34, 566 + r * 62, 12, 0.9 + r * 0.16, 124),
        ) +
        at(140, 510, 1, mast(p, 320, night)) +
        at(1080, 510, 1, mast(p, 320, night))
      );
    }
    return (
      base +
      at(430, 590, v.size, carCarrier(p, { length: 620, hull: v.hull, upper: v.upper })) +
      quay(p, -10, 590, 340) +
      (v.lorry ? at(20, 590, 0.42, truck(p, { load: 'box', cargo: p.steel })) : '') +
      times(v.cars, (i) =>
        at(20 + i * 92, 590 - (i > 2 ? 6 : 0), 0.78, car(p, p.boxes[(i * 2 + 1) % 7])),
      )
    );
  },
  variants: [
    {
      time: 'day',
      at: 'quay',
      size: 1.25,
      cars: 3,
      disc: [960, 150, 44],
      gulls: true,
    },
    {
      time: 'dusk',
      at: 'yard',
      hull: '#0f4757',
      upper: '#c24b25',
      disc: [200, 420, 56],
    },
    {
      time: 'dawn',
      at: 'sea',
      hull: '#0a2b38',
      upper: '#e9cf8f',
      disc: [980, 420, 60],
      kinds: ['hill', 'hill', 'city'],
    },
    {
      time: 'night',
      at: 'quay',
      size: 1.5,
      cars: 0,
      lorry: true,
      hull: '#12606f',
      upper: '#8fa3a5',
      disc: [180, 160, 44],
      mirrored: true,
      kinds: ['city', 'crane'],
    },
  ],
};
