import { at, line, rect, times } from '../lib/svg.mjs';
import { gulls, open, quay, rocks } from '../parts/setting.mjs';
import { bunting, FLAGS } from '../parts/flags.mjs';
import { dhow, steamship } from '../parts/ships.mjs';
import { townHouse } from '../parts/buildings.mjs';
import { porter } from '../parts/old.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-signal-mast',
  draw({ v, p, seed }) {
    const c = [p.steel2, p.house, p.boot, p.metalLight, p.shade];
    const flag = (k, x, y, size) => at(x, y, size / 100, FLAGS[k % FLAGS.length](c));
    const base = open(p, { horizon: 500, seed, disc: v.disc, kinds: v.kinds });
    const mast = (x, y, h) =>
      line(`M${x} ${y}V${y - h}M${x - 150} ${y - h * 0.66}H${x + 150}`, p.shade, 12) +
      line(`M${x} ${y - h}L${x - 190} ${y}M${x} ${y - h}L${x + 190} ${y}`, p.shade, 3);
    const sets = {
      hill: () =>
        rocks(p, 480, 1340, 540, 720, seed, 56) +
        mast(820, 546, 420) +
        times(3, (i) => flag(i * 3 + 1, 690, 280 + i * 76, 66)) +
        times(2, (i) => flag(i * 4 + 6, 890, 280 + i * 76, 66)) +
        at(920, 546, 0.8, townHouse(p, 190, 130)) +
        at(240, 620, 1.1, dhow(p)),
      quay: () =>
        quay(p, -10, 590, 1220) +
        mast(380, 592, 480) +
        bunting(c, 380, 118, 1010, 480, 9, 66, 34) +
        at(600, 690, 1.2, steamship(p)) +
        at(480, 592, 1.2, porter(p, { load: '' })) +
        gulls(p, [[860, 150, 1.3]]),
      semaphore: () =>
        at(120, 640, 1, steamship(p, { length: 340 })) +
        rect(700, 380, 240, 220, p.house) +
        rect(686, 366, 268, 18, p.steel2) +
        times(3, (i) => rect(724 + i * 72, 430, 44, 70, p.glass)) +
        line('M820 368V110', p.shade, 14) +
        line('M820 150L700 90M820 150L940 210M820 250L720 310', p.boot, 18) +
        rect(560, 590, 660, 170, p.ground) +
        rect(560, 590, 660, 10, p.groundTop),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'hill',
      disc: [260, 190, 76],
      kinds: ['hill'],
    },
    {
      time: 'sepiaEvening',
      set: 'quay',
      disc: [980, 330, 74],
      kinds: ['dome', 'city'],
    },
    {
      time: 'sepiaNoon',
      set: 'semaphore',
      disc: [240, 140, 56],
      kinds: ['city', 'minaret'],
    },
  ],
};
