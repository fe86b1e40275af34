import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { pick } from '../../lib/random.mjs';
import { disc, road, skyline, sky, stars } from '../parts/setting.mjs';
import { shed, palm } from '../parts/buildings.mjs';
import { forklift, truck } from '../parts/vehicles.mjs';

const rack = (p, rng, x, y, w, levels, pitch) =>
  times(
    levels,
    (l) =>
      rect(x, y - 10 - l * pitch, w, 10, p.steel) +
      times(Math.floor(w / 70), (c) =>
        rng() < 0.12
          ? ''
          : rect(x + 10 + c * 70, y - 10 - l * pitch - 44 - rng() * 24, 56, 70, pick(rng, p.boxes)),
      ) +
      rect(x, y - 10 - l * pitch, w, 10, p.steel),
  ) +
  line(
    times(Math.floor(w / 140) + 1, (i) => `M${x + i * 140 + 4} ${y + 20}V${y - levels * pitch}`),
    p.steel2,
    9,
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'warehouse',
  draw({ v, p, rng, seed, night }) {
    const base =
      sky(p, 600) +
      (night ? stars(p, 400, seed) : '') +
      disc(p, ...v.disc) +
      skyline(p, 600, seed, ['crane', 'city', 'tank']);
    const sets = {
      dock: () =>
        at(100, 604, 1.5, shed(p, { w: 680, h: 170, doors: 4, open: 2 })) +
        road(p, 600, { lane: 700 }) +
        at(700, 664, 1, forklift(p, { lift: 60 })) +
        at(-180, 672, 0.8, truck(p, { load: 'box', cargo: p.steel })),
      racks: () =>
        rect(0, 0, 1200, 750, p.groundTop) +
        shape('M0 0H1200L900 150H300z', p.metal) +
        line(
          times(7, (i) => `M${i * 200} 0L${300 + i * 100} 150`),
          p.metalLight,
          5,
        ) +
        rect(300, 150, 600, 420, p.house) +
        rect(470, 300, 260, 270, p.sky[1]) +
        rect(470, 430, 260, 140, p.sea[1]) +
        rect(0, 570, 1200, 180, p.asphalt) +
        rack(p, rng, -20, 560, 420, 5, 108) +
        rack(p, rng, 800, 560, 420, 5, 108) +
        shape('M560 570L500 760H520L574 570zM640 570L700 760H680L626 570z', p.mark) +
        at(520, 670, 1.3, forklift(p, { lift: 120, load: p.boxes[0] })),
      row: () =>
        times(3, (i) =>
          at(
            40 + i * 390,
            560,
            1,
            shed(p, {
              w: 360,
              h: 220,
              doors: 2,
              roof: [p.steel, p.steel2, p.boot][i],
              door: [p.metal, p.sand, p.metalLight][i],
              gable: 70,
            }),
          ),
        ) +
        road(p, 560, { lane: 640 }) +
        at(60, 690, 0.9, truck(p, { cargo: p.boxes[1] })) +
        at(1050, 570, 1.2, palm(p)),
      night: () =>
        at(-120, 620, 2, shed(p, { w: 560, h: 200, doors: 3, door: p.metal, open: 1 })) +
        shape('M299 380H524V616H299z', p.lamp) +
        shape('M299 616H524L640 760H180z', p.lamp, 'opacity=".22"') +
        road(p, 616, { lane: 720 }) +
        shape('M299 616H524L640 760H180z', p.lamp, 'opacity=".25"') +
        at(330, 622, 1, forklift(p, { lift: 36, load: p.boxes[1] })) +
        at(860, 680, 0.9, truck(p, { load: 'empty' })),
    };
    return (v.set === 'racks' ? '' : base) + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'dock',
      disc: [1080, 120, 42],
    },
    {
      time: 'dawn',
      set: 'racks',
      disc: [0, 0, 0],
    },
    {
      time: 'haze',
      set: 'row',
      disc: [160, 140, 52],
    },
    {
      time: 'night',
      set: 'night',
      disc: [1040, 130, 42, true],
      mirrored: true,
    },
  ],
};
