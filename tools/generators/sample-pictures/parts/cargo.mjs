import { line, n, rect, shape, times } from '../lib/svg.mjs';
import { pick } from '../../lib/random.mjs';

/** Shapes of one colour share a path, which keeps the drawing small. */
function byColour(cells) {
  const groups = new Map();
  for (const [colour, d] of cells) groups.set(colour, (groups.get(colour) ?? '') + d);
  return [...groups].map(([colour, d]) => shape(d, colour)).join('');
}

/** Stack of containers seen from the side; (x, y) is the lower left corner. `height(column)` gives the tiers. */
export function stack(
  p,
  rng,
  { x, y, columns, height, w = 22.5, h = 9.3, gap = 1.4, ribs = w > 34 },
) {
  const cells = [];
  let marks = '';
  for (let c = 0; c < columns; c += 1) {
    for (let r = 0; r < height(c); r += 1) {
      const left = x + c * (w + gap);
      const top = y - (r + 1) * (h + gap);
      cells.push([pick(rng, p.boxes), `M${n(left)} ${n(top)}h${n(w)}v${n(h)}h${n(-w)}z`]);
      if (ribs)
        marks += times(
          Math.floor(w / 12),
          (i) => `M${n(left + 6 + i * 12)} ${n(top + 4)}v${n(h - 8)}`,
        );
    }
  }
  return byColour(cells) + (marks ? line(marks, p.shade, 3, 'opacity=".2"') : '');
}

/** Container ends (doors) in a block; (x, y) is the lower left corner. */
export function ends(p, rng, { x, y, columns, height, w = 30, h = 30, gap = 2 }) {
  const cells = [];
  let marks = '';
  for (let c = 0; c < columns; c += 1) {
    for (let r = 0; r < height(c); r += 1) {
      const left = x + c * (w + gap);
      const top = y - (r + 1) * (h + gap);
      cells.push([pick(rng, p.boxes), `M${n(left)} ${n(top)}h${n(w)}v${n(h)}h${n(-w)}z`]);
      marks += `M${n(left + w / 2)} ${n(top)}v${n(h)}`;
    }
  }
  return byColour(cells) + line(marks, p.shade, Math.max(1.2, w / 22), 'opacity=".28"');
}

/** One container with ribs, lower left corner at (x, y). */
export function box(p, x, y, w, h, colour) {
  const step = w / Math.round(w / 13);
  const ribs = times(
    Math.round(w / step) - 1,
    (i) => `M${n(x + (i + 1) * step)} ${n(y - h + 5)}v${n(h - 10)}`,
  );
  return (
    rect(x, y - h, w, h, colour) +
    line(ribs, p.shade, step * 0.3, 'opacity=".2"') +
    line(`M${x} ${y - h}h${w}M${x} ${y}h${w}`, p.shade, 2, 'opacity=".4"')
  );
}

/** Heap of loose cargo with a lit side, base centre at (x, y). */
export function heap(x, y, w, h, colour, shade) {
  const half = w / 2;
  return (
    shape(`M${x - half} ${y}L${x - 10} ${y - h}H${x + 8}L${x + half} ${y}z`, colour) +
    shape(
      `M${x + 8} ${y - h}L${x + half} ${y}H${x + half * 0.2}L${x - half * 0.06} ${y - h * 0.5}z`,
      shade,
    )
  );
}

/** Rope-tied crates and bales, lower left corner at (x, y). */
export const crates = (p, x, y, s = 1) =>
  rect(x, y - 44 * s, 44 * s, 44 * s, p.boxes[1]) +
  rect(x + 47 * s, y - 34 * s, 38 * s, 34 * s, p.boxes[0]) +
  rect(x + 16 * s, y - 78 * s, 38 * s, 32 * s, p.boxes[5]) +
  line(
    `M${x + 22 * s} ${y}v${-44 * s}M${x + 66 * s} ${y}v${-34 * s}M${x + 35 * s} ${y - 46 * s}v${-32 * s}`,
    p.shade,
    2.4 * s,
    'opacity=".5"',
  );
