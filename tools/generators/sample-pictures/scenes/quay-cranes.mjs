import { at, rect, times } from '../lib/svg.mjs';
import { gulls, open, quay } from '../parts/setting.mjs';
import { stack } from '../parts/cargo.mjs';
import { shipToShore } from '../parts/cranes.mjs';
import { containerShip, wake } from '../parts/ships.mjs';
import { truck } from '../parts/vehicles.mjs';

const yard = (p, rng, x, y, columns, tiers) =>
  stack(p, rng, {
    x,
    y,
    columns,
    height: () => 1 + Math.floor(rng() * tiers),
    w: 38.5,
    h: 15.3,
    ribs: false,
  });

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'quay-cranes',
  draw({ v, p, rng, seed, night }) {
    const base = open(p, { horizon: v.horizon ?? 500, seed, disc: v.disc, night, kinds: v.kinds });
    const crane = (x, y, s, o = {}) => at(x, y, s, shipToShore(p, o));
    const sets = {
      pair: () =>
        crane(430, 540, 1.7, { colour: p.steel2, trolley: 100, drop: 40, cargo: p.boxes[6] }) +
        crane(250, 540, 1.95, { trolley: 160, drop: 62, cargo: p.boxes[5] }) +
        at(560, 640, 1.12, containerShip(p, rng, { length: 480, tiers: 6, at: 0.1 })) +
        yard(p, rng, 0, 540, 8, 4) +
        quay(p, -10, 540, 560),
      close: () =>
        crane(150, 600, 3.1, { trolley: 118, drop: 70, cargo: p.boxes[5] }) +
        at(470, 690, 2.1, containerShip(p, rng, { length: 420, tiers: 4, at: 0.9 })) +
        quay(p, -10, 600, 460) +
        at(-30, 600, 0.62, truck(p, { cargo: p.boxes[2] })),
      raised: () =>
        times(4, (i) =>
          crane(110 + i * 270, 560, 1.45, { raised: true, colour: i % 2 ? p.steel2 : p.steel }),
        ) +
        yard(p, rng, 40, 560, 28, 3) +
        quay(p, -10, 560, 1220) +
        rect(-10, 640, 1220, 3, p.lamp, 'opacity=".35"'),
      sea: () =>
        times(5, (i) =>
          crane(60 + i * 225, 520, 1.2, {
            trolley: 60 + i * 22,
            drop: 40 + ((i * 37) % 50),
            colour: i % 2 ? p.steel : p.steel2,
            cargo: p.boxes[i],
          }),
        ) +
        quay(p, -10, 520, 1220, 60) +
        at(150, 640, 1.55, containerShip(p, rng, { length: 560, tiers: 5, at: 0.3 })) +
        wake(p, 150, 1020, 648) +
        gulls(p, [
          [560, 120, 1.2],
          [660, 150],
        ]),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'dusk',
      set: 'pair',
      disc: [900, 440, 56],
    },
    {
      time: 'day',
      set: 'close',
      disc: [1010, 150, 46],
      horizon: 470,
      kinds: ['city', 'minaret', 'tank'],
    },
    {
      time: 'night',
      set: 'raised',
      disc: [1000, 120, 42, true],
      paint: { steel2: '#d9a441' },
    },
    {
      time: 'haze',
      set: 'sea',
      horizon: 470,
      disc: [980, 130, 50],
      kinds: ['hill'],
    },
  ],
};
