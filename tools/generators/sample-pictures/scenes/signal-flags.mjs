import { at, line, rect, times } from '../lib/svg.mjs';
import { gulls, open, sky, disc, clouds } from '../parts/setting.mjs';
import { FLAGS, bunting } from '../parts/flags.mjs';
import { cruiseShip, wake } from '../parts/ships.mjs';

const DAY = ['#0b5566', '#fdfbf4', '#cf4a22', '#e9c46f', '#0a2b38'];
const DUSK = ['#1b8496', '#f1ece0', '#e2572b', '#e6c67f', '#d9bd82'];

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'signal-flags',
  draw({ v, p, seed }) {
    const c = v.time === 'dusk' ? DUSK : DAY;
    const flag = (k, x, y, size) => at(x, y, size / 100, FLAGS[k % FLAGS.length](c));
    const sets = {
      grid: () =>
        rect(0, 0, 1200, 750, '#e6f2f5') +
        times(5, (r) =>
          times(8, (i) => flag(r * 5 + i * 3 + (r % 2) * 4, 8 + i * 150, 8 + r * 150, 134)),
        ),
      hoist: () =>
        sky(p, 750) +
        clouds(
          p,
          [
            [60, 260, 260],
            [860, 500, 280],
          ],
          0.9,
        ) +
        disc(p, ...v.disc) +
        line('M330-10V760M630-10V760M930-10V760', p.shade, 4) +
        times(3, (i) =>
          times(4, (r) => flag(i * 5 + r * 3 + 1, 336 + i * 300, 40 + r * 176 + (i % 2) * 30, 150)),
        ),
      dressed: () =>
        open(p, { horizon: 500, seed, disc: v.disc, kinds: v.kinds }) +
        at(180, 630, 1.5, cruiseShip(p, { length: 500, decks: 4, trim: p.steel2 })) +
        line('M520 470V130M800 430V180', p.shade, 7) +
        bunting(c, 190, 560, 520, 136, 10, 46, 20) +
        bunting(c, 520, 136, 800, 186, 6, 46, 34, 3) +
        bunting(c, 800, 186, 1000, 536, 8, 46, 20, 6) +
        wake(p, 180, 960, 636) +
        gulls(p, [[240, 170, 1.2]]),
      mast: () =>
        open(p, { horizon: 620, seed, disc: v.disc, kinds: v.kinds }) +
        line('M600 760V60M360 250H840M440 160H760', p.shade, 14) +
        bunting(c, 600, 70, 1240, 560, 9, 100, 30) +
        bunting(c, 600, 70, -40, 560, 9, 100, 30, 4) +
        times(3, (i) => flag(i * 3 + 2, 400, 262 + i * 112, 96)) +
        times(3, (i) => flag(i * 4 + 5, 704, 262 + i * 112, 96)) +
        line('M400 250V600M704 250V600', p.shade, 3),
    };
    return sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'grid',
    },
    {
      time: 'day',
      set: 'hoist',
      disc: [160, 120, 44],
    },
    {
      time: 'dawn',
      set: 'dressed',
      disc: [1010, 440, 64],
      kinds: ['city', 'crane'],
    },
    {
      time: 'dusk',
      set: 'mast',
      disc: [220, 560, 64],
      kinds: ['crane', 'city'],
    },
  ],
};
