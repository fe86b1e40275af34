import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { disc, road, skyline, sky, stars } from '../parts/setting.mjs';
import { stack } from '../parts/cargo.mjs';
import { truck } from '../parts/vehicles.mjs';

const portal = (p, x, lit) =>
  rect(x, 310, 66, 300, p.house) +
  rect(x + 240, 310, 66, 300, p.house) +
  rect(x - 20, 250, 346, 76, p.house) +
  rect(x - 20, 250, 346, 14, p.steel) +
  rect(x + 66, 326, 174, 284, p.sky.at(-1), 'opacity=".5"') +
  rect(x + 16, 360, 34, 60, p.steel2) +
  rect(x + 256, 360, 34, 60, p.steel2) +
  rect(x + 60, 326, 8, 284, lit) +
  rect(x + 238, 326, 8, 284, lit) +
  shape(
    times(5, (i) => `M${x + 10 + i * 60} 282h34v24h-34z`),
    p.steel2,
  );
const beam = (p, x) =>
  shape(`M${x + 66} 330L${x + 240} 300V604L${x + 66} 590z`, p.steel, 'opacity=".28"');

/** Screen picture of a scanned lorry: outlines of the goods inside. */
const scan = (p, x, y, s) =>
  at(
    x,
    y,
    s,
    rect(0, -186, 396, 122, p.sea[0], 'opacity=".45"') +
      times(6, (i) =>
        rect(
          12 + i * 62,
          -74 - 40 - (i % 3) * 26,
          50,
          40 + (i % 3) * 26,
          [p.sand, p.sea[0], p.steel][i % 3],
          'opacity=".85"',
        ),
      ) +
      rect(-8, -62, 520, 14, p.metalLight) +
      shape(
        'M414-46V-158Q414-180 436-180H488Q508-180 516-160L540-110V-46z',
        p.metalLight,
        'opacity=".7"',
      ) +
      times(
        4,
        (i) =>
          `<circle cx="${[40, 100, 340, 486][i]}" cy="-24" r="22" fill="none" stroke="${p.metalLight}" stroke-width="8"/>`,
      ),
  );

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'cargo-scanner',
  draw({ v, p, rng, seed, night }) {
    const base =
      sky(p, 600) +
      (night ? stars(p, 400, seed) : '') +
      disc(p, ...v.disc) +
      skyline(p, 600, seed, ['crane', 'city', 'tank']);
    const sets = {
      portal: () =>
        stack(p, rng, {
          x: 0,
          y: 600,
          columns: 12,
          height: () => 1 + Math.floor(rng() * 3),
          w: 98,
          h: 38,
        }) +
        road(p, 600, { lane: 716 }) +
        portal(p, 470, p.steel) +
        at(150, 662, 1.05, truck(p, { cargo: p.boxes[2] })) +
        rect(710, 310, 66, 300, p.house) +
        rect(726, 360, 34, 60, p.steel2) +
        beam(p, 470),
      screen: () =>
        rect(0, 0, 1200, 750, p.shade) +
        rect(150, 90, 900, 450, p.metal) +
        rect(168, 108, 864, 414, p.ground) +
        line(
          times(8, (i) => `M168 ${160 + i * 46}H1032`) +
            times(17, (i) => `M${220 + i * 48} 108V522`),
          p.metal,
          1.6,
          'opacity=".7"',
        ) +
        scan(p, 240, 470, 1.35) +
        rect(690, 108, 5, 414, p.steel) +
        rect(540, 540, 120, 60, p.metal) +
        rect(80, 600, 1040, 30, p.groundTop) +
        rect(60, 630, 1080, 130, p.ground) +
        rect(300, 612, 380, 16, p.metalLight) +
        times(3, (i) => rect(760 + i * 80, 640, 56, 34, [p.steel, p.sand, p.sea[0]][i])),
      mobile: () =>
        road(p, 600, { lane: 704 }) +
        at(560, 640, 1, truck(p, { cargo: p.boxes[0] })) +
        line('M330 500V230H760V330', p.steel2, 34) +
        rect(736, 320, 48, 130, p.steel2) +
        rect(736, 336, 48, 10, p.steel) +
        shape('M760 450L700 600H820z', p.steel, 'opacity=".3"') +
        at(60, 700, 0.86, truck(p, { load: 'box', cargo: p.steel2, cab: p.steel })),
      tunnel: () =>
        road(p, 600, { lane: 700 }) +
        rect(240, 250, 760, 360, p.house) +
        shape('M210 250L260 200H980L1030 250z', p.steel2) +
        shape('M420 610V380Q420 330 470 330H770Q820 330 820 380V610z', p.shade) +
        line(
          times(
            3,
            (i) =>
              `M${450 + i * 30} 610V${396 + i * 20}Q${450 + i * 30} ${360 + i * 20} ${486 + i * 30} ${360 + i * 20}H${754 - i * 30}Q${790 - i * 30} ${360 + i * 20} ${790 - i * 30} ${396 + i * 20}V610`,
          ),
          p.steel,
          5,
          `opacity="${night ? 0.9 : 0.7}"`,
        ) +
        rect(520, 420, 200, 164, p.boxes[5]) +
        line('M620 420v164M570 420v164M670 420v164', p.shade, 4, 'opacity=".4"') +
        rect(510, 584, 220, 16, p.shade) +
        rect(530, 600, 40, 40, p.shade) +
        rect(670, 600, 40, 40, p.shade) +
        rect(522, 586, 18, 10, p.steel) +
        rect(700, 586, 18, 10, p.steel) +
        rect(860, 380, 90, 70, night ? p.lamp : p.glass) +
        rect(290, 380, 90, 70, night ? p.lamp : p.glass),
    };
    return (v.set === 'screen' ? '' : base) + sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'portal',
      disc: [200, 130, 44],
    },
    {
      time: 'dusk',
      set: 'screen',
      disc: [0, 0, 0],
    },
    {
      time: 'haze',
      set: 'mobile',
      disc: [200, 150, 54],
    },
    {
      time: 'night',
      set: 'tunnel',
      disc: [1080, 120, 40, true],
    },
  ],
};
