import { at, circle, line, shape, times } from '../lib/svg.mjs';
import { gulls, open, quay, rocks } from '../parts/setting.mjs';
import { dhow, fishingDhow, rowingBoat } from '../parts/ships.mjs';
import { crates } from '../parts/cargo.mjs';
import { lighthouse, palm, townHouse } from '../parts/buildings.mjs';

const nets = (p, x, y) =>
  shape(`M${x} ${y}q20-70 80-66t90 66z`, p.steel2) +
  line(
    `M${x + 10} ${y - 6}l60-50m-30 50l60-56m-20 56l40-50M${x + 30} ${y - 40}h110M${x + 14} ${y - 18}h144`,
    p.metalLight,
    2,
    'opacity=".6"',
  ) +
  times(5, (i) => circle(x + 20 + i * 34, y - 6, 8, p.steel));

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'fishing-harbour',
  draw({ v, p, seed, night }) {
    const base = open(p, { horizon: v.horizon ?? 420, seed, disc: v.disc, night, kinds: v.kinds });
    const cabin = night ? p.lamp : p.house;
    const sets = {
      row: () =>
        times(4, (i) =>
          at(
            190 + i * 280,
            540 + (i % 2) * 40,
            1.25,
            fishingDhow(p, {
              hull: [p.hull, p.boot, p.steel2, p.shade][i],
              trim: [p.steel, p.house, p.sand, p.steel][i],
            }),
          ),
        ) +
        quay(p, -10, 640, 1220) +
        nets(p, 180, 642) +
        at(760, 642, 1.1, crates(p, 0, 0)) +
        gulls(p, [
          [520, 120, 1.3],
          [610, 160],
        ]),
      sail: () =>
        at(330, 560, 1.3, dhow(p)) +
        at(840, 620, 1.75, dhow(p, { hull: p.boot })) +
        gulls(p, [[560, 130, 1.2]]),
      town: () =>
        times(6, (i) => at(20 + i * 200, 440, 0.9, townHouse(p, 168, 130 + ((i * 53) % 90), 2))) +
        at(90, 446, 1, palm(p)) +
        at(720, 446, 1.1, palm(p)) +
        quay(p, -10, 438, 1220, 30) +
        at(300, 580, 1.4, fishingDhow(p, { cabin })) +
        at(800, 640, 1.7, fishingDhow(p, { hull: p.boot, cabin }), true) +
        at(560, 690, 1.1, rowingBoat(p)),
      beach: () =>
        rocks(p, 640, 1260, 400, 460, seed, 34) +
        at(960, 404, 0.9, lighthouse(p, { beam: night })) +
        at(400, 560, 1.5, dhow(p, { sails: false })) +
        at(860, 600, 1.3, fishingDhow(p, { cabin })) +
        shape('M0 620Q320 560 620 640T1220 650V760H0z', p.sand) +
        shape('M0 660Q300 610 640 690T1220 690V760H0z', p.sandDark) +
        at(250, 664, 1.2, rowingBoat(p)) +
        nets(p, 700, 690),
    };
    return base + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'row',
      disc: [980, 140, 44],
      kinds: ['city', 'minaret', 'dome'],
    },
    {
      time: 'dawn',
      set: 'sail',
      horizon: 470,
      disc: [600, 400, 70],
      kinds: ['hill', 'hill'],
    },
    {
      time: 'night',
      set: 'town',
      disc: [940, 120, 40, true],
      kinds: null,
    },
    {
      time: 'haze',
      set: 'beach',
      disc: [240, 180, 58],
      kinds: ['hill', 'city'],
    },
  ],
};
