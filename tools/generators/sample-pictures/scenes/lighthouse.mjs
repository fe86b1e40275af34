import { at, line, rect, shape } from '../lib/svg.mjs';
import { clouds, gulls, open, rocks } from '../parts/setting.mjs';
import { containerShip, dhow } from '../parts/ships.mjs';
import { lighthouse, palm } from '../parts/buildings.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'lighthouse',
  draw({ v, p, rng, seed, night }) {
    const base = open(p, {
      horizon: 500,
      seed,
      disc: v.disc,
      night,
      kinds: v.kinds,
      to: v.to,
      from: v.from,
    });
    const sets = {
      headland: () =>
        at(900, 560, 1.75, lighthouse(p, { beam: true, band: p.metalLight })) +
        shape('M700 750Q760 610 840 580T1220 520V760H680z', p.rock) +
        at(130, 600, 0.85, containerShip(p, rng, { length: 360, tiers: 5 })),
      pier: () =>
        clouds(
          p,
          [
            [90, 180, 240],
            [760, 260, 300],
          ],
          0.9,
        ) +
        rocks(p, -60, 760, 520, 660, seed, 46) +
        at(600, 526, 2.1, lighthouse(p, { bands: 3 })) +
        at(960, 620, 0.9, dhow(p)) +
        gulls(p, [
          [300, 220, 1.5],
          [400, 260],
          [860, 150],
        ]),
      island: () =>
        shape('M300 560Q420 500 600 500T900 560z', p.sandDark) +
        shape('M340 560Q460 520 600 520T860 560z', p.sand) +
        rect(470, 440, 120, 74, p.house) +
        shape('M456 442L530 396 604 442z', p.steel) +
        rect(500, 466, 24, 26, p.glass) +
        at(670, 520, 1.9, lighthouse(p, { bands: 1, light: p.house })) +
        at(400, 530, 0.9, palm(p)) +
        at(790, 544, 0.8, palm(p)),
      close: () =>
        at(520, 890, 4, lighthouse(p, { beam: true, bands: 3, light: p.house })) +
        gulls(p, [
          [200, 420, 1.4],
          [980, 480, 1.2],
        ]) +
        line('M437 286H603', p.house, 4),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'night',
      set: 'headland',
      disc: null,
      to: 640,
    },
    {
      time: 'day',
      set: 'pier',
      disc: [1010, 130, 44],
      kinds: ['city'],
      from: 820,
    },
    {
      time: 'dawn',
      set: 'island',
      disc: [300, 460, 74],
      kinds: ['hill'],
    },
    {
      time: 'dusk',
      set: 'close',
      disc: [960, 430, 60],
      mirrored: true,
    },
  ],
};
