import { at, circle, line, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open } from '../parts/setting.mjs';

const ROPE = ['#e9cf8f', '#d3b46c', '#7a5b16'];
const rope = (d, w = 22, tone = 0) =>
  line(d, ROPE[tone], w, 'stroke-linecap="round"') +
  line(d, ROPE[2], w * 0.14, `stroke-dasharray="${w * 0.14} ${w * 0.55}"`);

/** Mushroom bollard standing on y = 0, about 220 wide. */
const mushroom = (c, d) =>
  shape('M-112 0Q-90-92-90-172H90Q90-92 112 0z', c) +
  shape('M0-172H90Q90-92 112 0H40Q0-72 0-172z', d) +
  shape('M-144-172Q-150-228-100-232H100Q150-228 144-172Q0-142-144-172z', c) +
  shape('M0-232H100Q150-228 144-172Q72-157 0-157z', d) +
  rect(-148, 0, 296, 24, d);
/** Low cleat with two horns. */
const cleat = (c, d) =>
  shape('M-70 0V-70H-30V0zM30 0V-70H70V0z', d) +
  shape(
    'M-210-92Q-190-122-120-112H120Q190-122 210-92L190-66Q150-78 120-70H-120Q-150-78-190-66z',
    c,
  ) +
  rect(-120, 0, 240, 22, d);
const turns = (count, gap = 30) =>
  times(count, (i) => rope(`M-98 ${-50 - i * gap}Q0 ${-10 - i * gap} 98 ${-50 - i * gap}`));
const quayTop = (p, y) => rect(0, y, 1200, 760 - y, p.ground) + rect(0, y, 1200, 22, p.groundTop);
const hullWall = (p) =>
  shape('M640-20H1220V560H700Q640 300 640-20z', p.hull) +
  shape('M700 470H1220V560H706z', p.boot) +
  circle(760, 230, 34, p.house) +
  circle(760, 230, 22, p.shade);

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'bollard-rope',
  draw({ v, p, seed, night }) {
    const c = v.iron ?? p.near;
    const d = p.shade;
    const base = open(p, { horizon: v.horizon ?? 440, seed, disc: v.disc, night, kinds: v.kinds });
    const sets = {
      single: () =>
        quayTop(p, 590) +
        at(430, 612, 1, mushroom(c, d) + turns(3)) +
        rope('M530 504Q760 470 1210 250') +
        rope('M534 534Q790 500 1210 330', 18, 1) +
        gulls(p, [[240, 150, 1.3]]),
      ship: () =>
        hullWall(p) +
        quayTop(p, 560) +
        at(330, 600, 1.15, mushroom(c, d) + turns(4, 26)) +
        rope('M446 500Q600 420 752 236', 20) +
        rope('M446 470Q590 390 748 232', 16, 1) +
        line('M0 650H1200', p.mark, 10, 'stroke-dasharray="60 40"'),
      pair: () =>
        quayTop(p, 560) +
        at(330, 590, 0.85, mushroom(p.steel, p.boot)) +
        at(830, 590, 0.85, mushroom(p.steel, p.boot)) +
        rope(
          'M250 470Q330 500 410 460L750 520Q830 560 910 490Q840 450 752 470L408 530Q330 560 250 500',
        ) +
        rope('M60 690Q160 640 260 690T460 690 600 660', 20, 1),
      cleat: () =>
        rect(0, 470, 1200, 290, p.sandDark) +
        times(5, (i) => rect(0, 470 + i * 58, 1200, 4, p.shade, 'opacity=".35"')) +
        at(600, 650, 1.7, cleat(c, d)) +
        rope(
          'M-20 640Q240 600 460 570L760 470Q800 520 700 590L470 500Q380 520 460 590L760 560',
          24,
        ) +
        rope('M-20 690Q200 650 440 610', 24, 1),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'dawn',
      set: 'single',
      disc: [892, 400, 60],
    },
    {
      time: 'day',
      set: 'ship',
      iron: '#c23b14',
      disc: [160, 130, 44],
      kinds: ['city', 'crane'],
      horizon: 420,
      paint: { shade: '#7d3826' },
    },
    {
      time: 'dusk',
      set: 'pair',
      disc: [600, 390, 62],
      kinds: ['crane', 'city', 'tank'],
    },
    {
      time: 'haze',
      set: 'cleat',
      iron: '#0f4757',
      disc: [960, 170, 56],
      horizon: 400,
      kinds: ['hill', 'hill', 'city'],
    },
  ],
};
