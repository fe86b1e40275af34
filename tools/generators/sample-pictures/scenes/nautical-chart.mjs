import { at, circle, line, n, rect, shape, times, rotate } from '../lib/svg.mjs';

const TONES = {
  light: {
    deep: '#ffffff',
    bands: ['#e6f2f5', '#d3e8ed', '#b9dae2'],
    land: '#e9cf8f',
    rim: '#f3e3ba',
    ink: '#0b5566',
    mark: '#c23b14',
    grid: '#d3e8ed',
  },
  warm: {
    deep: '#f3f8fa',
    bands: ['#d3e8ed', '#b9dae2', '#7cc0cc'],
    land: '#d9bd82',
    rim: '#f3e3ba',
    ink: '#072733',
    mark: '#e2572b',
    grid: '#b9dae2',
  },
  dark: {
    deep: '#072733',
    bands: ['#0b3947', '#0f4757', '#0b5566'],
    land: '#a98f52',
    rim: '#d9bd82',
    ink: '#7cc0cc',
    mark: '#e2572b',
    grid: '#0b3947',
  },
  teal: {
    deep: '#16819a',
    bands: ['#3b9db2', '#7cc0cc', '#b9dae2'],
    land: '#f3e3ba',
    rim: '#fbf4e2',
    ink: '#04202b',
    mark: '#c23b14',
    grid: '#2a8fa6',
  },
};
/** A coast: depth bands of decreasing width along one line, then the land. */
const coast = (t, d) =>
  [210, 140, 76].map((w, i) => line(d, t.bands[i], w, 'stroke-linejoin="round"')).join('') +
  shape(d, t.land) +
  line(d, t.rim, 16, 'stroke-linejoin="round"') +
  line(d, t.ink, 2.4, 'opacity=".7"');
const grid = (t, sx = 200, sy = 188) =>
  line(
    times(6, (i) => `M${100 + i * sx} 0V750`) + times(4, (i) => `M0 ${94 + i * sy}H1200`),
    t.grid,
    2,
  );
const neatline = (t) =>
  times(24, (i) =>
    i % 2 ? '' : rect(i * 50, 0, 50, 14, t.ink) + rect(i * 50, 736, 50, 14, t.ink),
  ) +
  times(15, (i) =>
    i % 2 ? '' : rect(0, i * 50, 14, 50, t.ink) + rect(1186, i * 50, 14, 50, t.ink),
  );
/** Eight-point compass rose with a graduated ring. */
const rose = (t, r) =>
  [1, 0.86, 0.5]
    .map((k) => circle(0, 0, r * k, 'none', `stroke="${t.mark}" stroke-width="2.4"`))
    .join('') +
  line(
    times(72, (i) => {
      const a = (i * Math.PI) / 36;
      const k = i % 6 ? 0.94 : 0.9;
      return `M${n(r * Math.cos(a))} ${n(r * Math.sin(a))}L${n(r * k * Math.cos(a))} ${n(r * k * Math.sin(a))}`;
    }),
    t.mark,
    1.6,
  ) +
  times(8, (i) =>
    rotate(
      i * 45,
      0,
      0,
      shape(`M0 ${-r * (i % 2 ? 0.5 : 0.82)}L${n(r * 0.09)} ${n(-r * 0.12)} 0 0z`, t.mark) +
        shape(`M0 ${-r * (i % 2 ? 0.5 : 0.82)}L${n(-r * 0.09)} ${n(-r * 0.12)} 0 0z`, t.rim),
    ),
  );
const route = (t, points) =>
  line(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, t.mark, 5, 'stroke-dasharray="18 12"') +
  points.map(([x, y]) => circle(x, y, 10, t.mark)).join('');
const soundings = (t, rng, count) =>
  times(count, () => circle(rng() * 1200, rng() * 750, 2.6, t.ink, 'opacity=".45"'));
const dividers = (t) =>
  line('M0 0L-70 330M0 0L110 320', t.ink, 14) +
  line('M-70 330l-6 50M110 320l14 48', t.mark, 6) +
  circle(0, 0, 26, t.ink) +
  circle(0, 0, 11, t.rim);
const ruler = (t) =>
  rect(0, 0, 620, 70, t.rim, 'opacity=".92"') +
  line(
    times(31, (i) => `M${10 + i * 20} 0v${i % 5 ? 16 : 30}`),
    t.ink,
    2.4,
  ) +
  rect(0, 0, 620, 70, 'none', `stroke="${t.ink}" stroke-width="3"`);

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'nautical-chart',
  draw({ v, rng }) {
    const t = TONES[v.tone];
    const sets = {
      island: () =>
        coast(t, 'M460 240Q580 130 720 210T840 400Q820 560 640 560T400 430Q380 310 460 240z') +
        at(280, 420, 1, rose(t, 140)) +
        route(t, [
          [60, 690],
          [480, 660],
          [900, 600],
          [1160, 330],
        ]),
      bay: () =>
        coast(
          t,
          'M-100-100H1300V120Q1100 200 980 150T720 240Q640 380 500 330T300 150Q150 120-100 220z',
        ) +
        at(960, 520, 1, rose(t, 150)) +
        route(t, [
          [40, 680],
          [330, 560],
          [560, 440],
          [640, 270],
        ]) +
        rotate(-16, 300, 560, at(60, 600, 0.9, ruler(t))),
      strait: () =>
        coast(t, 'M-100-100H420Q460 150 330 280T360 560Q330 700 420 860H-100z') +
        coast(t, 'M1300-100H860Q800 120 900 260T820 520Q860 700 780 860H1300z') +
        route(t, [
          [620, -20],
          [600, 220],
          [640, 430],
          [590, 770],
        ]) +
        line('M560-20L530 770M690-20L690 770', t.ink, 3, 'stroke-dasharray="6 12"') +
        at(1010, 180, 1, rose(t, 110)) +
        circle(600, 220, 60, 'none', `stroke="${t.mark}" stroke-width="4"`),
      tools: () =>
        coast(t, 'M-100 860Q120 560 360 620T780 500Q1000 420 1300 520V860z') +
        at(300, 270, 1, rose(t, 190)) +
        at(760, 150, 1.15, dividers(t)) +
        rotate(14, 800, 640, at(520, 600, 1.05, ruler(t))) +
        route(t, [
          [520, 90],
          [700, 350],
          [1000, 240],
          [1180, 300],
        ]),
    };
    return (
      rect(0, 0, 1200, 750, t.deep) + grid(t) + sets[v.set]() + soundings(t, rng, 70) + neatline(t)
    );
  },
  variants: [
    {
      time: 'day',
      set: 'island',
      tone: 'light',
    },
    {
      time: 'day',
      set: 'bay',
      tone: 'teal',
    },
    {
      time: 'night',
      set: 'strait',
      tone: 'dark',
    },
    {
      time: 'day',
      set: 'tools',
      tone: 'warm',
    },
  ],
};
