import { at, line, n, rect, shape, times } from '../lib/svg.mjs';
import { gulls, open, quay, road, sky, disc, stars, skyline } from '../parts/setting.mjs';
import { cruiseShip } from '../parts/ships.mjs';
import { palm } from '../parts/buildings.mjs';
import { car } from '../parts/vehicles.mjs';

/** Terminal hall with a vaulted roof and a glass front, foot left at (0, 0). */
const hall = (p, lit, bays = 6) =>
  times(
    bays,
    (i) =>
      shape(`M${i * 110} -150Q${i * 110 + 55}-220 ${i * 110 + 110}-150z`, p.steel2) +
      rect(i * 110 + 8, -140, 94, 140, lit),
  ) +
  rect(-14, -156, bays * 110 + 28, 18, p.house) +
  line(
    times(bays * 3, (i) => `M${n(8 + i * 36.6)}-138V0`),
    p.house,
    3,
  ) +
  line(`M0-70H${bays * 110}`, p.house, 3);

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'passenger-terminal',
  draw({ v, p, seed, night }) {
    const lit = night || v.time === 'dusk' ? p.lamp : p.metalLight;
    if (v.set === 'front') {
      return (
        sky(p, 560) +
        (night ? stars(p, 560, seed) : '') +
        disc(p, ...v.disc) +
        skyline(p, 560, seed, ['city', 'city', 'minaret']) +
        at(470, 560, 1.35, cruiseShip(p, { length: 560, decks: 7, lit })) +
        at(130, 580, 1.25, hall(p, lit, 7)) +
        road(p, 580) +
        times(4, (i) => at(90 + i * 320, 590, 1.3, palm(p, p.near))) +
        at(300, 650, 1.1, car(p, p.steel)) +
        at(720, 650, 1.1, car(p, p.house))
      );
    }
    const base = open(p, { horizon: 460, seed, disc: v.disc, night, kinds: v.kinds });
    if (v.set === 'ferry') {
      return (
        base +
        gulls(p, [
          [760, 140, 1.3],
          [840, 180],
        ]) +
        at(
          300,
          610,
          1.5,
          cruiseShip(p, { length: 420, decks: 4, hull: p.steel2, trim: p.steel, lit }),
        ) +
        quay(p, -10, 610, 330) +
        at(-40, 612, 0.8, hall(p, lit, 3)) +
        line('M230 560L420 520', p.house, 14) +
        line('M230 548L420 508', p.steel, 4)
      );
    }
    return (
      base +
      at(v.x, 600, v.size, cruiseShip(p, { length: 560, decks: 7, lit, trim: v.trim })) +
      quay(p, -10, 602, 1220) +
      at(60, 604, 0.95, hall(p, lit, 5)) +
      line('M560 470L700 470V500H560', p.house, 18) +
      times(4, (i) => at(660 + i * 150, 606, 0.8, palm(p, p.near)))
    );
  },
  variants: [
    {
      time: 'day',
      set: 'quay',
      x: 420,
      size: 1.35,
      disc: [180, 140, 44],
      trim: '#c23b14',
    },
    {
      time: 'dusk',
      set: 'front',
      disc: [180, 440, 60],
    },
    {
      time: 'dawn',
      set: 'ferry',
      disc: [950, 410, 60],
      kinds: ['hill', 'hill', 'city'],
    },
    {
      time: 'night',
      set: 'quay',
      x: 330,
      size: 1.6,
      disc: [980, 150, 44, true],
      mirrored: true,
      kinds: ['city', 'minaret', 'dome'],
    },
  ],
};
