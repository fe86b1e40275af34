import { at, circle, line, rect, shape, times } from '../lib/svg.mjs';
import { open, rocks } from '../parts/setting.mjs';
import { dredger, tug } from '../parts/ships.mjs';

const arc = (p, d, w) =>
  line(d, p.sandDark, w, 'stroke-linecap="round"') +
  line(d, p.sand, w * 0.5, 'stroke-linecap="round"');

const SETS = {
  rainbow: ({ p }) =>
    shape('M760 560Q900 500 1220 520V640H800z', p.sand) +
    shape('M820 560Q940 526 1220 552V600H880z', p.sandDark) +
    at(90, 590, 1.45, dredger(p, { arm: false })) +
    arc(p, 'M668 480Q800 230 1010 520', 30),
  trailing: ({ p }) => at(170, 560, 1.9, dredger(p, { hull: p.steel2 })),
  cutter: ({ p }) =>
    rect(300, 500, 520, 62, p.boot) +
    rect(300, 500, 520, 12, p.house) +
    rect(420, 380, 120, 120, p.house) +
    rect(432, 396, 96, 26, p.glass) +
    line('M330 560V250M380 560V280', p.metal, 16) +
    line('M760 500V330L600 500M760 330L930 560', p.steel, 10) +
    line('M800 520L1000 640', p.steel, 22) +
    circle(1004, 644, 34, p.shade) +
    line(
      times(
        6,
        (i) => `M1004 644l${(38 * Math.cos(i)).toFixed(0)} ${(38 * Math.sin(i)).toFixed(0)}`,
      ),
      p.metalLight,
      6,
    ) +
    line('M300 548Q120 560-20 640', p.metal, 18) +
    times(5, (i) => circle(250 - i * 62, 556 + i * i * 5, 19, p.steel)),
  backhoe: ({ p, seed }) =>
    rocks(p, 820, 1260, 470, 600, seed, 50) +
    rect(180, 530, 480, 66, p.hull) +
    rect(180, 530, 480, 12, p.steel) +
    line('M230 600V330M610 600V330', p.metal, 18) +
    rect(330, 420, 150, 110, p.sand) +
    rect(430, 434, 44, 44, p.glass) +
    rect(320, 516, 170, 16, p.shade) +
    line('M450 450L640 280L800 420', p.sand, 26, 'stroke-linejoin="round"') +
    line('M500 450L620 330', p.metalLight, 12) +
    shape('M770 410h66l-8 60q-40 20-62-10z', p.shade) +
    at(120, 660, 1, tug(p)),
};

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'dredger',
  draw: ({ v, p, rng, seed, night }) =>
    open(p, { horizon: 470, seed, disc: v.disc, night, kinds: v.kinds }) +
    SETS[v.set]({ p, rng, seed }),
  variants: [
    {
      time: 'day',
      set: 'rainbow',
      disc: [180, 140, 44],
      kinds: ['city', 'crane'],
    },
    {
      time: 'dusk',
      set: 'trailing',
      disc: [960, 420, 56],
    },
    {
      time: 'haze',
      set: 'cutter',
      disc: [880, 150, 50],
      kinds: ['hill', 'tank', 'chimney'],
    },
    {
      time: 'dawn',
      set: 'backhoe',
      disc: [880, 380, 60],
      kinds: ['crane', 'city'],
    },
  ],
};
