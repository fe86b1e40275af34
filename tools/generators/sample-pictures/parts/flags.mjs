import { line, n, shape } from '../lib/svg.mjs';

/** Geometric signal flags of 100 x 100, after the maritime code's shapes. `c` is [ink, white, red, yellow]. */
export const FLAGS = [
  (c) => shape('M0 0h50v100H0z', c[1]) + shape('M50 0h50L76 50l24 50H50z', c[0]),
  (c) =>
    shape('M0 0h100v100H0z', c[0]) +
    shape('M0 0h22L50 36 78 0h22v22L64 50l36 28v22H78L50 64 22 100H0V78l36-28L0 22z', c[1]),
  (c) => shape('M0 0h100v50H0z', c[0]) + shape('M0 50h100v50H0z', c[2]),
  (c) =>
    shape('M0 0h100v100H0z', c[3]) +
    shape('M17 0h17v100H17zM50 0h17v100H50zM83 0h17v100H83z', c[0]),
  (c) => shape('M0 0h100v100H0z', c[2]) + shape('M38 0h24v38h38v24H62v38H38V62H0V38h38z', c[3]),
  (c) => shape('M0 0h100v100H0z', c[1]) + shape('M50 8L92 50 50 92 8 50z', c[2]),
  (c) => shape('M0 0h100v100H0z', c[3]) + `<circle cx="50" cy="50" r="27" fill="${c[0]}"/>`,
  (c) => shape('M0 0h100v100H0z', c[0]) + shape('M28 28h44v44H28z', c[1]),
  (c) =>
    shape('M0 0h34v100H0z', c[2]) +
    shape('M34 0h33v100H34z', c[1]) +
    shape('M67 0h33v100H67z', c[0]),
  (c) => shape('M0 0h100v100z', c[2]) + shape('M0 0v100h100z', c[3]),
  (c) =>
    shape('M0 0h100v20H0zM0 80h100v20H0z', c[0]) +
    shape('M0 20h100v60H0z', c[1]) +
    shape('M0 40h100v20H0z', c[2]),
  (c) =>
    shape('M0 0h100v100H0z', c[0]) +
    shape('M15 15h70v70H15z', c[1]) +
    shape('M33 33h34v34H33z', c[2]),
  (c) =>
    shape('M0 0h50v50H0zM50 50h50v50H50z', c[1]) + shape('M50 0h50v50H50zM0 50h50v50H0z', c[2]),
  (c) => shape('M0 0h100v100H0z', c[1]) + shape('M42 0h16v42h42v16H58v42H42V58H0V42h42z', c[0]),
];

/** Pennants and square flags along a line from (x0, y0) to (x1, y1) sagging by `sag`. */
export function bunting(c, x0, y0, x1, y1, count, size, sag = 40, first = 0) {
  let out = line(
    `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`,
    c[4] ?? c[0],
    3,
  );
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t);
    const tilt = angle + Math.atan((sag * 4 * (1 - 2 * t)) / Math.hypot(x1 - x0, y1 - y0)) * 57.3;
    out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${n(size) / 100}) translate(-50 0)">${FLAGS[(i * 5 + first) % FLAGS.length](c)}</g>`;
  }
  return out;
}
