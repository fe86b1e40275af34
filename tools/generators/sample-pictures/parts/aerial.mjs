import { circle, line, n, rect, shape, times } from '../lib/svg.mjs';
import { pick } from '../../lib/random.mjs';

/* Views from directly above: ships lie along x with the bow to the right, centred on (0, 0). */

/** Ship from above with a block of cargo: boxes, hatches or pipes. */
export function shipPlan(p, rng, { length = 330, beam = 52, cargo = 'boxes', hull = p.hull } = {}) {
  const h = length / 2;
  const b = beam / 2;
  const deck = `M${-h} ${-b + 6}Q${-h} ${-b} ${-h + 8} ${-b}H${h - beam * 0.9}Q${h - 8} ${-b * 0.8} ${h} 0Q${h - 8} ${b * 0.8} ${h - beam * 0.9} ${b}H${-h + 8}Q${-h} ${b} ${-h} ${b - 6}z`;
  const loads = {
    boxes: () =>
      times(Math.floor((length - 90) / 18), (c) =>
        times(5, (r) =>
          rect(
            -h + 44 + c * 18,
            -b + 5 + r * ((beam - 10) / 5),
            16,
            (beam - 12) / 5 - 1,
            pick(rng, p.boxes),
          ),
        ),
      ),
    hatches: () =>
      times(5, (i) =>
        rect(
          -h + 60 + i * ((length - 130) / 5),
          -b + 10,
          (length - 130) / 5 - 12,
          beam - 20,
          i % 2 ? p.steel : p.sand,
        ),
      ),
    pipes: () =>
      rect(-h + 46, -b + 4, length - 110, beam - 8, p.boot) +
      line(
        `M${-h + 46}-6H${h - 60}M${-h + 46} 0H${h - 60}M${-h + 46} 6H${h - 60}M0 ${-b}V${b}`,
        p.house,
        3,
      ),
  };
  return (
    shape(deck, hull) +
    loads[cargo]() +
    rect(-h + 14, -b + 4, 22, beam - 8, p.house) +
    rect(-h + 20, -b - 3, 8, beam + 6, p.house)
  );
}

/** Tug from above. */
export const tugPlan = (p, colour = p.steel) =>
  shape('M-22-10H8Q22-6 26 0 22 6 8 10H-22z', colour) + rect(-10, -6, 14, 12, p.house);

/** Quay crane from above; its boom reaches down over the berth. */
export const cranePlan = (p, colour = p.steel) =>
  rect(-14, -40, 28, 40, colour) + rect(-4, -66, 8, 150, colour) + rect(-8, 40, 16, 12, p.house);

/** Blocks of containers from above in a grid. */
export const stackPlan = (p, rng, x, y, columns, rows) =>
  times(rows, (r) =>
    times(columns, (c) =>
      rng() < 0.1
        ? ''
        : rect(x + c * 15, y + r * 9 + Math.floor(r / 5) * 10, 13.5, 7.6, pick(rng, p.boxes)),
    ),
  );

/** Flat roof from above with a shaded half. */
export const roofPlan = (p, x, y, w, h, colour = p.house) =>
  rect(x, y, w, h, colour) + rect(x, y + h / 2, w, h / 2, p.metalLight);

/** Tank from above. */
export const tankPlan = (p, x, y, r) =>
  circle(x, y, r, p.house) +
  shape(`M${x} ${y - r}a${r} ${r} 0 010 ${r * 2}z`, p.metalLight) +
  circle(x, y, r * 0.16, p.metal);

/** Wake of a moving ship. */
export const trackPlan = (p, x, y, length) =>
  shape(
    `M${x} ${y}l${n(-length)}-20v8l${n(length * 0.5)} 12${n(-length * 0.5)} 12v8z`,
    p.glint,
    'opacity=".5"',
  );
