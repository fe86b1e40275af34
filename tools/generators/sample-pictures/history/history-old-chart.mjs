import { at, circle, line, n, rect, shape, times, rotate } from '../lib/svg.mjs';
import { dhow } from '../parts/ships.mjs';

const star = (p, r, points = 8) =>
  circle(0, 0, r * 0.62, 'none', `stroke="${p.boot}" stroke-width="3"`) +
  times(points, (i) =>
    rotate(
      (i * 360) / points,
      0,
      0,
      shape(`M0 ${-r * (i % 2 ? 0.6 : 1)}L${n(r * 0.12)} ${n(-r * 0.14)} 0 0z`, p.boot) +
        shape(`M0 ${-r * (i % 2 ? 0.6 : 1)}L${n(-r * 0.12)} ${n(-r * 0.14)} 0 0z`, p.shade),
    ),
  );
const rhumbs = (p, x, y) =>
  line(
    times(
      16,
      (i) =>
        `M${x} ${y}L${n(x + 1400 * Math.cos((i * Math.PI) / 8))} ${n(y + 1400 * Math.sin((i * Math.PI) / 8))}`,
    ),
    p.near,
    1.6,
    'opacity=".55"',
  );
const land = (p, d) =>
  line(d, p.sky[0], 110, 'stroke-linejoin="round"') +
  line(d, p.far, 56, 'stroke-linejoin="round"') +
  shape(d, p.near) +
  line(d, p.shade, 4);
const hills = (p, points) =>
  points
    .map(([x, y]) =>
      shape(`M${x} ${y}q16-44 34 0zM${x + 30} ${y}q14-34 30 0z`, p.shade, 'opacity=".5"'),
    )
    .join('');
const frame = (p) =>
  rect(14, 14, 1172, 722, 'none', `stroke="${p.shade}" stroke-width="4"`) +
  line('M26 26H1174V724H26z', p.shade, 12, 'stroke-dasharray="48 48"');

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-old-chart',
  draw({ v, p }) {
    const sets = {
      coast: () =>
        land(
          p,
          'M-60-60H1260V120Q1080 190 960 160T740 300Q600 420 460 340T240 200Q80 190-60 260z',
        ) +
        hills(p, [
          [200, 110],
          [480, 200],
          [820, 110],
        ]) +
        rhumbs(p, 330, 540) +
        at(330, 540, 1, star(p, 150)) +
        at(840, 600, 0.7, dhow(p)),
      gulf: () =>
        land(p, 'M-60-60H330Q420 160 300 330T420 640L380 820H-60z') +
        land(p, 'M1260-60H940Q860 130 980 300T860 560Q900 720 1000 820H1260z') +
        hills(p, [
          [110, 260],
          [160, 520],
          [1040, 180],
          [1060, 520],
        ]) +
        rhumbs(p, 640, 380) +
        at(640, 380, 1, star(p, 130, 16)) +
        at(560, 660, 0.55, dhow(p)),
      scroll: () =>
        rect(0, 0, 1200, 750, p.ground) +
        shape('M90 70H1110V690H90z', p.sky[1]) +
        rect(60, 50, 50, 660, p.near) +
        rect(1090, 50, 50, 660, p.near) +
        rect(72, 40, 26, 680, p.shade) +
        rect(1102, 40, 26, 680, p.shade) +
        `<svg x="110" y="70" width="980" height="620" viewBox="0 0 1200 750" preserveAspectRatio="none">${land(p, 'M420 200Q600 90 780 190T820 470Q700 620 520 560T380 380Q360 270 420 200z')}${hills(
          p,
          [
            [540, 290],
            [640, 400],
          ],
        )}${rhumbs(p, 980, 560)}${at(980, 560, 1, star(p, 120))}${at(190, 620, 0.7, dhow(p))}${line('M100 160Q300 60 420 200', p.boot, 6, 'stroke-dasharray="16 12"')}</svg>`,
    };
    return (
      rect(0, 0, 1200, 750, p.sky.at(-1)) + sets[v.set]() + (v.set === 'scroll' ? '' : frame(p))
    );
  },
  variants: [
    {
      time: 'sepia',
      set: 'coast',
    },
    {
      time: 'sepiaNoon',
      set: 'gulf',
    },
    {
      time: 'sepiaEvening',
      set: 'scroll',
    },
  ],
};
