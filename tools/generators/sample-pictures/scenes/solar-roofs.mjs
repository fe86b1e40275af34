import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { disc, open, quay, road, skyline, sky } from '../parts/setting.mjs';
import { shipToShore } from '../parts/cranes.mjs';
import { mast, palm, shed } from '../parts/buildings.mjs';
import { roofPlan, shipPlan, tugPlan } from '../parts/aerial.mjs';
import { car } from '../parts/vehicles.mjs';

const CELL = '#0f4757';
/** Slanted panel field of `columns` by `rows`, lower left corner at (x, y). */
const field = (p, x, y, columns, rows, w = 60, h = 34, skew = 22) =>
  times(rows, (r) =>
    times(columns, (c) => {
      const left = x + c * (w + 6) + r * (skew + 3);
      const bottom = y - r * (h + 6);
      return (
        shape(`M${left} ${bottom}h${w}l${skew}${-h}h${-w}z`, CELL) +
        line(
          `M${left + skew / 2} ${bottom - h / 2}h${w}M${left + w / 2} ${bottom}l${skew}${-h}`,
          '#7cc0cc',
          1.6,
          'opacity=".8"',
        ) +
        line(`M${left} ${bottom}h${w}`, p.house, 2.4)
      );
    }),
  );
const flat = (x, y, columns, rows, w = 44, h = 26) =>
  times(rows, (r) =>
    times(
      columns,
      (c) =>
        rect(x + c * (w + 5), y + r * (h + 8), w, h, CELL) +
        line(
          `M${x + c * (w + 5)} ${y + r * (h + 8) + h / 2}h${w}M${x + c * (w + 5) + w / 2} ${y + r * (h + 8)}v${h}`,
          '#7cc0cc',
          1.4,
          'opacity=".8"',
        ),
    ),
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'solar-roofs',
  draw({ v, p, rng, seed }) {
    const sets = {
      shed: () =>
        open(p, { horizon: 470, seed, disc: v.disc, kinds: v.kinds }) +
        at(900, 540, 1.2, shipToShore(p)) +
        quay(p, -10, 540, 1220) +
        rect(60, 430, 800, 150, p.house) +
        shape('M20 436L180 220H960L880 436z', p.metalLight) +
        field(p, 70, 414, 10, 4, 66, 38, 26) +
        times(5, (i) => rect(110 + i * 150, 480, 90, 100, p.metal)) +
        at(1040, 640, 1.1, palm(p)) +
        rect(0, 580, 1200, 180, p.asphalt) +
        rect(0, 580, 1200, 8, p.groundTop),
      above: () =>
        rect(0, 0, 1200, 750, p.sand) +
        rect(0, 600, 1200, 160, p.sea[1]) +
        rect(0, 588, 1200, 12, p.groundTop) +
        times(3, (i) => roofPlan(p, 70 + i * 370, 80, 320, 400) + flat(90 + i * 370, 100, 6, 11)) +
        rect(0, 510, 1200, 50, p.asphalt) +
        line('M0 535H1200', p.mark, 4, 'stroke-dasharray="40 30"') +
        at(420, 646, 1.2, shipPlan(p, rng, { length: 420 })) +
        at(980, 670, 1.2, tugPlan(p)),
      carport: () =>
        sky(p, 580) +
        disc(p, ...v.disc) +
        skyline(p, 580, seed, v.kinds) +
        road(p, 580, { lane: 716 }) +
        times(
          3,
          (i) =>
            line(`M${190 + i * 360} 620V430`, p.metal, 14) +
            shape(`M${40 + i * 360} 470L${330 + i * 360} 360v14L${40 + i * 360} 484z`, p.house) +
            shape(`M${40 + i * 360} 468L${330 + i * 360} 358l-6-22L${34 + i * 360} 446z`, CELL) +
            line(
              times(5, (k) => `M${88 + i * 360 + k * 48} ${450 - k * 18}l-6-22`),
              '#7cc0cc',
              3,
            ) +
            at(90 + i * 360, 640, 1.7, car(p, p.boxes[(i * 2) % 7])),
        ),
      field: () =>
        sky(p, 420) +
        disc(p, ...v.disc) +
        skyline(p, 420, seed, v.kinds) +
        at(760, 424, 0.75, shipToShore(p)) +
        at(930, 424, 0.75, shipToShore(p, { colour: p.steel2 })) +
        rect(0, 420, 1200, 330, p.sandDark) +
        rect(0, 420, 1200, 8, p.groundTop) +
        at(180, 424, 0.7, shed(p, { w: 500, h: 110, doors: 4 })) +
        times(4, (r) =>
          field(p, -50 - r * 12, [500, 568, 654, 744][r], 14, 1, 104 + r * 26, 40 + r * 9, 20),
        ) +
        at(1080, 424, 0.9, mast(p, 240)),
    };
    return sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'shed',
      disc: [1040, 130, 48],
      kinds: ['city', 'crane'],
    },
    {
      time: 'haze',
      set: 'above',
      disc: [0, 0, 0],
    },
    {
      time: 'dawn',
      set: 'carport',
      disc: [1000, 420, 70],
      kinds: ['crane', 'city', 'tank'],
    },
    {
      time: 'dusk',
      set: 'field',
      disc: [560, 360, 60],
      kinds: ['city', 'crane'],
    },
  ],
};
