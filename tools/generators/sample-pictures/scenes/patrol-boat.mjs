import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open, quay, rocks } from '../parts/setting.mjs';
import { patrolBoat, rowingBoat, wake } from '../parts/ships.mjs';
import { lighthouse } from '../parts/buildings.mjs';

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'patrol-boat',
  draw({ v, p, seed, night }) {
    const lit = night ? p.lamp : p.glass;
    const boat = (options) => patrolBoat(p, { lit, ...options });
    const base = open(p, { horizon: 450, seed, disc: v.disc, night, kinds: v.kinds });
    const sets = {
      speed: () =>
        gulls(p, [
          [200, 170, 1.3],
          [280, 200],
        ]) +
        at(250, 600, 2.5, boat()) +
        wake(p, 250, 980, 606) +
        shape('M250 600q-90-40-180-6 70-60 190-26z', p.glint, 'opacity=".8"'),
      pair: () =>
        at(560, 500, 1.3, boat({ hull: p.metalLight })) +
        wake(p, 560, 930, 504) +
        at(150, 640, 2, boat()) +
        wake(p, 150, 740, 646),
      search: () =>
        shape('M560 330L1240 470V700z', p.lamp, 'opacity=".22"') +
        at(150, 590, 2.2, boat({ hull: '#8fa3a5', stripe: p.steel })) +
        wake(p, 150, 790, 596) +
        at(960, 610, 1, rowingBoat(p)),
      moored: () =>
        rocks(p, 820, 1260, 420, 520, seed, 38) +
        at(1060, 424, 1, lighthouse(p)) +
        at(170, 590, 2.3, boat({ hull: p.house })) +
        quay(p, -10, 610, 1220) +
        line('M230 566L190 612M820 520L900 612', p.sand, 5) +
        times(5, (i) => rect(180 + i * 190, 592, 26, 20, p.shade)),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'speed',
      disc: [960, 150, 44],
      kinds: ['city', 'minaret', 'crane'],
    },
    {
      time: 'dawn',
      set: 'pair',
      disc: [860, 400, 58],
      mirrored: true,
      kinds: ['hill', 'tank', 'city'],
    },
    {
      time: 'night',
      set: 'search',
      disc: [180, 150, 42, true],
    },
    {
      time: 'dusk',
      set: 'moored',
      disc: [560, 380, 58],
      paint: { house: '#d9e4e4' },
    },
  ],
};
