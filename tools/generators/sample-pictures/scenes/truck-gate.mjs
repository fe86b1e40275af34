import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { disc, road, skyline, sky, stars } from '../parts/setting.mjs';
import { stack } from '../parts/cargo.mjs';
import { truck } from '../parts/vehicles.mjs';

const canopy = (p, x, w, lanes) =>
  rect(x, 236, w, 58, p.shade) +
  rect(x, 236, w, 10, p.steel2) +
  times(lanes + 1, (i) => rect(x + 24 + i * ((w - 76) / lanes), 294, 28, 306, p.steel2)) +
  times(
    lanes,
    (i) =>
      rect(x + 90 + i * ((w - 76) / lanes), 252, 110, 28, i === 1 ? p.boot : p.boxes[4]) +
      shape(
        i === 1
          ? `M${x + 136 + i * ((w - 76) / lanes)} 258l18 16m-18 0l18-16z`
          : `M${x + 132 + i * ((w - 76) / lanes)} 260h24l-12 14z`,
        p.house,
      ),
  );
const booth = (p, x, lit) =>
  rect(x, 480, 76, 120, p.house) +
  rect(x - 8, 470, 92, 12, p.shade) +
  rect(x + 10, 496, 56, 46, lit);
const barrier = (p, x, up) =>
  rect(x, 510, 18, 90, p.steel) +
  (up
    ? line(`M${x + 9} 520L${x + 70} 330`, p.house, 11) +
      line(`M${x + 9} 520L${x + 70} 330`, p.steel, 11, 'stroke-dasharray="22 22"')
    : line(`M${x + 9} 520H${x + 210}`, p.house, 11) +
      line(`M${x + 9} 520H${x + 210}`, p.steel, 11, 'stroke-dasharray="22 22"'));

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'truck-gate',
  draw({ v, p, rng, seed, night }) {
    const base =
      sky(p, 600) +
      (night ? stars(p, 480, seed) : '') +
      disc(p, ...v.disc) +
      (v.stacks
        ? stack(p, rng, {
            x: 0,
            y: 600,
            columns: 13,
            height: () => 2 + Math.floor(rng() * 4),
            w: 98,
            h: 38,
          })
        : skyline(p, 600, seed, v.kinds)) +
      road(p, 600, { lane: 700 });
    const lit = night ? p.lamp : p.metalLight;
    return (
      base +
      canopy(p, v.gate[0], v.gate[1], v.gate[2]) +
      booth(p, v.booth, lit) +
      v.trucks
        .map(([x, y, s, load, cargo, flip]) =>
          at(x, y, s, truck(p, { load, cargo: p.boxes[cargo], cab: v.cab ?? p.house }), flip),
        )
        .join('') +
      (v.barrier ? barrier(p, ...v.barrier) : '')
    );
  },
  variants: [
    {
      time: 'day',
      gate: [640, 580, 2],
      booth: 680,
      stacks: true,
      disc: [200, 140, 44],
      trucks: [[130, 648, 1, 'container', 0]],
      barrier: [640, true],
    },
    {
      time: 'night',
      gate: [80, 1040, 3],
      booth: 560,
      stacks: false,
      kinds: ['crane', 'city', 'crane'],
      disc: [1110, 120, 40, true],
      trucks: [
        [60, 640, 0.78, 'tank', 2],
        [1160, 690, 0.9, 'container', 1, true],
      ],
    },
    {
      time: 'dawn',
      gate: [420, 700, 2],
      booth: 520,
      stacks: false,
      kinds: ['crane', 'tank', 'city'],
      disc: [240, 470, 66],
      trucks: [
        [-330, 650, 1.05, 'bulk', 4],
        [240, 650, 1.05, 'bulk', 0],
      ],
      barrier: [800, false],
      cab: '#17687a',
    },
    {
      time: 'haze',
      gate: [500, 560, 2],
      booth: 960,
      stacks: true,
      disc: [180, 150, 54],
      mirrored: true,
      trucks: [[380, 690, 1.35, 'box', 0]],
      cab: '#c23b14',
    },
  ],
};
