import { at, circle, line, n, rect, shape, times } from '../lib/svg.mjs';
import { PALETTES } from '../lib/palette.mjs';
import { open } from '../parts/setting.mjs';
import { bow } from '../parts/bow.mjs';
import { shipToShore } from '../parts/cranes.mjs';
import { containerShip, tug } from '../parts/ships.mjs';
import { lighthouse } from '../parts/buildings.mjs';

const radar = (p, x, y, r) =>
  circle(x, y, r, p.ground) +
  [1, 0.66, 0.33]
    .map((k) => circle(x, y, r * k, 'none', `stroke="${p.sea[0]}" stroke-width="2.4"`))
    .join('') +
  shape(
    `M${x} ${y}L${n(x + r * 0.9)} ${n(y - r * 0.4)}A${r} ${r} 0 0 0 ${n(x + r * 0.5)} ${n(y - r * 0.86)}z`,
    p.sea[0],
    'opacity=".7"',
  ) +
  times(5, (i) =>
    circle(x + r * Math.cos(i * 2.1) * 0.6, y + r * Math.sin(i * 2.9) * 0.7, 4, p.lamp),
  );
const seat = (p, x, y, s = 1) =>
  at(
    x,
    y,
    s,
    shape('M-44 0V-96Q-44-120-20-120H20Q44-120 44-96V0z', p.shade) +
      shape('M-34-10V-92Q-34-108-18-108H18Q34-108 34-92V-10z', p.near) +
      rect(-60, -20, 120, 20, p.shade) +
      rect(-8, 0, 16, 60, p.shade),
  );
const desk = (p, x, y, w) =>
  shape(`M${x} ${y}H${x + w}L${x + w - 24} ${y + 70}V760H${x + 24}V${y + 70}z`, p.shade) +
  shape(`M${x} ${y}H${x + w}L${x + w - 20} ${y + 50}H${x + 20}z`, p.groundTop) +
  times(Math.floor(w / 60) - 1, (i) =>
    rect(x + 44 + i * 60, y + 12, 34, 20, [p.metal, p.boot, p.sea[0], p.sandDark][i % 4]),
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'simulator-hall',
  draw({ v, p, rng, seed }) {
    const q = PALETTES[v.view3d];
    const world = (inner) =>
      `<svg x="${v.screen[0]}" y="${v.screen[1]}" width="${v.screen[2]}" height="${v.screen[3]}" viewBox="${v.screen[4] ?? '0 100 1200 560'}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
    const outlook = { horizon: 470, seed, disc: v.disc };
    const sets = {
      bridge: () =>
        world(
          open(q, outlook) +
            at(560, 600, 1.3, containerShip(q, rng, { length: 520, tiers: 6 })) +
            at(200, 590, 1, tug(q)) +
            shape('M420 760L560 560H640L780 760z', q.boot) +
            line('M600 560V480', q.house, 8),
        ) +
        line('M0 70H1200M0 470H1200', p.metal, 14) +
        line('M300 70V470M600 70V470M900 70V470', p.shade, 12) +
        desk(p, 90, 520, 1020) +
        radar(p, 300, 500, 56) +
        radar(p, 900, 500, 56) +
        circle(600, 560, 62, 'none', `stroke="${p.sandDark}" stroke-width="14"`) +
        line('M600 498V622M538 560H662', p.sandDark, 8) +
        seat(p, 420, 720, 1.2) +
        seat(p, 790, 720, 1.2),
      curved: () =>
        world(
          open(q, { ...outlook, kinds: ['city', 'minaret', 'crane'] }) +
            at(820, 640, 0.9, bow(q, rng, { tiers: 4 })) +
            at(300, 560, 1, lighthouse(q)),
        ) +
        shape('M0 0H1200V110Q600 40 0 110zM0 760V500Q600 580 1200 500V760z', p.shade) +
        line('M0 110Q600 40 1200 110M0 500Q600 580 1200 500', p.metal, 6) +
        times(
          3,
          (i) =>
            desk(p, 110 + i * 340, 610 + (i === 1 ? 20 : 0), 300) +
            seat(p, 260 + i * 340, 720 + (i === 1 ? 20 : 0), 1),
        ),
      crane: () =>
        world(
          open(q, { ...outlook, horizon: 380 }) +
            at(200, 640, 2.2, shipToShore(q, { colour: q.steel, trolley: 130, drop: 60 })) +
            at(560, 660, 1.5, containerShip(q, rng, { length: 460, tiers: 4 })),
        ) +
        line('M160 60H1040V480H160z', p.metal, 16) +
        line('M400 60V480M800 60V480', p.shade, 10) +
        shape('M160 480L60 620H1140L1040 480z', p.groundTop) +
        seat(p, 600, 650, 2) +
        rect(400, 560, 90, 40, p.metal) +
        rect(710, 560, 90, 40, p.metal) +
        line('M444 560V500M756 560V500', p.steel, 12) +
        circle(444, 496, 18, p.steel) +
        circle(756, 496, 18, p.steel),
      consoles: () =>
        times(
          3,
          (i) =>
            rect(60 + i * 380, 70, 340, 220, p.metal) +
            `<svg x="${72 + i * 380}" y="82" width="316" height="196" viewBox="0 120 1200 630" preserveAspectRatio="xMidYMid slice">${open(PALETTES[['dawn', 'dusk', 'night'][i]], { horizon: 470, seed: seed + i, disc: [300 + i * 300, 380, 60] })}${at(300 + i * 120, 620, 1.2, containerShip(PALETTES[['dawn', 'dusk', 'night'][i]], rng, { length: 460 }))}</svg>`,
        ) +
        rect(0, 420, 1200, 340, p.groundTop) +
        times(
          4,
          (i) => rect(70 + i * 280, 360, 220, 130, p.shade) + radar(p, 180 + i * 280, 426, 52),
        ) +
        rect(40, 490, 1120, 26, p.sandDark) +
        times(4, (i) => seat(p, 180 + i * 280, 660, 1.25)),
    };
    return rect(0, 0, 1200, 750, v.wall ?? p.ground) + sets[v.set]();
  },
  variants: [
    {
      time: 'dusk',
      view3d: 'dawn',
      set: 'bridge',
      disc: [320, 420, 60],
      screen: [0, 76, 1200, 390],
    },
    {
      time: 'night',
      view3d: 'day',
      set: 'curved',
      disc: [560, 200, 46],
      screen: [0, 40, 1200, 540],
    },
    {
      time: 'dusk',
      view3d: 'haze',
      set: 'crane',
      disc: [960, 180, 60],
      screen: [160, 60, 880, 420],
      wall: '#0a2b38',
    },
    {
      time: 'dawn',
      view3d: 'dusk',
      set: 'consoles',
      disc: null,
      wall: '#f3e3ba',
      screen: [0, 0, 0, 0],
      paint: { groundTop: '#b9dae2', ground: '#0d3c49' },
    },
  ],
};
