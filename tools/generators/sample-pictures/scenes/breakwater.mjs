import { at, circle, line, rect, shape, times } from '../lib/svg.mjs';
import { clouds, gulls, open, rocks } from '../parts/setting.mjs';
import { containerShip, pilotBoat } from '../parts/ships.mjs';
import { lighthouse } from '../parts/buildings.mjs';

/** Concrete armour unit with four stubby legs. */
const tetrapod = (p, x, y, s, tilt, tone) =>
  `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${s})">${shape('M-20 0L-13-84H13L20 0 78 36 66 58 0 26-66 58-78 36z', p.shade, 'stroke="' + p.shade + '" stroke-width="12"')}${shape('M-20 0L-13-84H13L20 0 78 36 66 58 0 26-66 58-78 36z', tone)}${shape('M0-84H13L20 0 78 36 66 58 0 26z', p.shade, 'opacity=".28"')}</g>`;
const beacon = (p, colour, s = 1) =>
  `<g transform="scale(${s})">${shape('M-16 0L-10-110H10L16 0z', colour)}${rect(-18, -116, 36, 7, p.shade)}${rect(-8, -134, 16, 18, p.lamp)}${shape('M-12-134L0-148 12-134z', colour)}</g>`;
const splash = (p, x, y, s = 1) =>
  at(
    x,
    y,
    s,
    [
      ['M0 40Q-40-40-96-36', 15],
      ['M0 40Q-34-80-62-104', 20],
      ['M0 40Q-6-96-8-150', 24],
      ['M0 40Q32-84 54-120', 20],
      ['M0 40Q50-44 100-48', 15],
    ]
      .map(([d, w]) => line(d, p.house, w, 'stroke-linecap="round"'))
      .join('') + shape('M-110 44Q0-30 110 44z', p.metalLight),
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'breakwater',
  draw({ v, p, rng, seed, night }) {
    const base = open(p, { horizon: v.horizon ?? 450, seed, disc: v.disc, night, kinds: v.kinds });
    const sets = {
      mound: () =>
        at(80, 520, 0.9, containerShip(p, rng, { length: 440 })) +
        rocks(p, 280, 1400, 470, 700, seed, 62) +
        rect(330, 452, 900, 24, p.groundTop) +
        at(440, 454, 1.5, lighthouse(p)) +
        gulls(p, [
          [760, 150, 1.3],
          [850, 190],
        ]),
      pods: () =>
        times(3, (r) =>
          times(8, (i) =>
            tetrapod(
              p,
              60 + i * 160 + (r % 2) * 80,
              500 + r * 100,
              1 + r * 0.14,
              ((i * 67 + r * 40) % 70) - 35,
              [p.metalLight, p.sand, p.house][(i + r) % 3],
            ),
          ),
        ) +
        rect(-10, 400, 1220, 30, p.groundTop) +
        rect(-10, 390, 1220, 12, p.house, 'opacity=".6"') +
        at(980, 396, 1.3, beacon(p, '#c23b14')),
      entrance: () =>
        rocks(p, -200, 400, 470, 590, seed, 44) +
        rocks(p, 800, 1400, 470, 590, seed + 1, 44) +
        at(300, 476, 1.5, beacon(p, '#2f8f6b')) +
        at(900, 476, 1.5, beacon(p, p.steel)) +
        at(430, 640, 0.8, containerShip(p, rng, { length: 400, tiers: 5 })) +
        (night
          ? circle(300, 286, 26, '#2f8f6b', 'opacity=".5"') +
            circle(900, 286, 26, p.steel, 'opacity=".5"')
          : ''),
      storm: () =>
        clouds(
          p,
          [
            [40, 160, 360],
            [480, 110, 420],
            [860, 210, 340],
          ],
          0.5,
        ) +
        rocks(p, -60, 980, 500, 690, seed, 58) +
        rect(-10, 478, 900, 26, p.groundTop) +
        splash(p, 130, 560, 1.2) +
        splash(p, 420, 540, 1.5) +
        splash(p, 680, 570, 1.1) +
        at(820, 482, 1.7, lighthouse(p, { light: p.house, band: p.steel2 })) +
        line(
          'M0 700q60-40 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0',
          p.glint,
          8,
          'opacity=".7"',
        ) +
        at(960, 640, 0.9, pilotBoat(p)),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'mound',
      disc: [960, 130, 44],
      kinds: ['hill', 'city'],
    },
    {
      time: 'dawn',
      set: 'pods',
      horizon: 400,
      disc: [300, 340, 70],
      kinds: ['city', 'crane'],
    },
    {
      time: 'night',
      set: 'entrance',
      disc: [600, 160, 44],
      kinds: ['city', 'crane', 'city'],
    },
    {
      time: 'dusk',
      set: 'storm',
      disc: [1040, 410, 54],
      mirrored: true,
    },
  ],
};
