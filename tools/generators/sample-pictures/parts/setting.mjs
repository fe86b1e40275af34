import { WIDTH, HEIGHT, circle, line, n, rect, shape, times } from '../lib/svg.mjs';
import { between, pick, random } from '../../lib/random.mjs';

/** Hard-edged sky bands down to the horizon. The lower bands are thinner, as in a screen print. */
export function sky(p, horizon) {
  const steps = p.sky.length;
  return p.sky
    .map((colour, i) =>
      rect(0, i === 0 ? 0 : horizon * (i / steps) ** 0.82, WIDTH, horizon, colour),
    )
    .join('');
}

/** Small square stars. */
export function stars(p, horizon, seed, count = 60) {
  const rng = random(seed);
  const d = times(count, () => `M${n(rng() * WIDTH)} ${n(rng() * horizon * 0.7)}h2v2h-2z`);
  return shape(d, p.house, 'opacity=".6"');
}

/** Sun or moon disc; a crescent where `phase` is given. */
export function disc(p, x, y, r, phase) {
  if (!phase) return circle(x, y, r, p.sun);
  return shape(
    `M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.2}A${r * 0.8} ${r * 0.8} 0 0 1 ${x} ${y - r}z`,
    p.sun,
  );
}

/** Sea bands from the horizon with a few glints; `light` is the x of the sun's or moon's reflection. */
export function sea(p, horizon, { seed = 7, glints = 26, light, bottom = HEIGHT } = {}) {
  const rng = random(seed);
  const depth = bottom - horizon;
  const bands = p.sea
    .map((c, i) => rect(0, horizon + depth * [0, 0.13, 0.35, 0.65][i], WIDTH, depth, c))
    .join('');
  const dashes = times(glints, () => {
    const t = rng() ** 1.6;
    return `M${n(rng() * WIDTH)} ${n(horizon + 8 + t * (depth - 16))}h${n(22 + t * 46)}`;
  });
  let road = '';
  if (light !== undefined) {
    for (let y = 4; y < depth * 0.8; y = y * 1.22 + 5) {
      const w = 18 + y * 0.34;
      road += `M${n(light - w / 2 + between(rng, -0.3, 0.3) * w)} ${n(horizon + y)}h${n(w)}`;
    }
  }
  return (
    bands +
    line(dashes, p.glint, 2, 'opacity=".26"') +
    (road ? line(road, p.glint, 3, 'opacity=".6"') : '')
  );
}

const FAR_PARTS = {
  city: (x, h, rng) => {
    const w = between(rng, 16, 48);
    return [`M${n(x)} ${h}v${n(-between(rng, 8, 34))}h${n(w)}V${h}z`, w + 8];
  },
  crane: (x, h) => [`M${n(x)} ${h}v-30h3v-18h-9l-2-3h42l2 3h-19v18h7v30h-4v-28h-14v28z`, 46],
  tank: (x, h) => [`M${n(x)} ${h}v-15a11 11 0 0122 0v15z`, 28],
  chimney: (x, h, rng) => [`M${n(x)} ${h}v${n(-between(rng, 36, 64))}h7V${h}z`, 22],
  dome: (x, h) => [`M${n(x)} ${h}v-10h6a14 14 0 0128 0h6v10z`, 50],
  minaret: (x, h) => [`M${n(x)} ${h}v-44l3-8 3 8v44z`, 18],
  hill: (x, h, rng) => {
    const w = between(rng, 120, 230);
    return [
      `M${n(x)} ${h}l${n(w * 0.3)}${n(-between(rng, 26, 52))} ${n(w * 0.2)} 12 ${n(w * 0.16)}-10L${n(x + w)} ${h}z`,
      w * 0.7,
    ];
  },
};

/** Far shore silhouette. `kinds` chooses its parts: city, crane, tank, chimney, dome, minaret, hill. */
export function skyline(
  p,
  horizon,
  seed,
  kinds = ['city', 'crane', 'city', 'tank'],
  { from = 0, to = WIDTH, colour = p.far } = {},
) {
  const rng = random(seed);
  let d = '';
  for (let x = from; x < to;) {
    const [part, width] = FAR_PARTS[pick(rng, kinds)](x, horizon, rng);
    d += part;
    x += width + between(rng, -4, 14);
  }
  return shape(d, colour);
}

/** Gulls as pairs of arcs. */
export const gulls = (p, points) =>
  points
    .map(([x, y, s = 1]) =>
      line(`M${x} ${y}q${8 * s}-${9 * s} ${16 * s} 0q${8 * s}-${9 * s} ${16 * s} 0`, p.shade, 2.4),
    )
    .join('');

/** Flat stepped clouds. */
export const clouds = (p, points, opacity = 0.55) =>
  points
    .map(([x, y, w]) =>
      shape(
        `M${x} ${y}h${w}v-14h${-w * 0.18}v-14h${-w * 0.34}v14h${-w * 0.3}v14z`,
        p.sky.at(-1),
        `opacity="${opacity}"`,
      ),
    )
    .join('');

/** Quay wall seen from the water, with fenders. */
export function quay(p, x, y, w, h = 240) {
  const fenders = times(Math.ceil(w / 62), (i) =>
    i * 62 + 24 < w ? `M${x + 14 + i * 62} ${y + 10}h11v${h}h-11z` : '',
  );
  return (
    rect(x, y, w, h, p.ground) +
    rect(x, y, w, 9, p.groundTop) +
    shape(fenders, p.shade, 'opacity=".5"')
  );
}

/** Paved ground with a kerb and a dashed lane. */
export function road(p, y, { lane = y + 90, bottom = HEIGHT } = {}) {
  const dashes = times(8, (i) => `M${i * 170 - 30} ${lane}h90v8h-90z`);
  return (
    rect(0, y, WIDTH, bottom - y, p.asphalt) +
    rect(0, y, WIDTH, 9, p.groundTop) +
    shape(dashes, p.mark)
  );
}

/** Rubble mound of angular blocks along a line from x0 to x1 with its top at y0 → y1. */
export function rocks(p, x0, x1, top, bottom, seed, size = 46) {
  const rng = random(seed);
  let body = shape(`M${x0} ${bottom}L${x0 + 40} ${top}H${x1 - 50}L${x1} ${bottom}z`, p.rock);
  for (let y = top + 4; y < bottom - size * 0.3; y += size * 0.55) {
    const inset = ((y - top) / (bottom - top)) * 44;
    for (let x = x0 + 44 - inset; x < x1 - 60 + inset; x += size * between(rng, 0.8, 1.25)) {
      if (rng() < 0.3) continue;
      const w = size * between(rng, 0.45, 0.8);
      const h = size * between(rng, 0.25, 0.42);
      body += shape(
        `M${n(x)} ${n(y + h)}l${n(w * 0.14)}${n(-h)} ${n(w * 0.6)} ${n(-h * 0.2)} ${n(w * 0.3)} ${n(h * 0.8)}z`,
        p.rockLight,
      );
    }
  }
  return body;
}

/** Sky, stars at night, disc and sea: the usual backdrop of an outdoor scene. */
export function open(
  p,
  {
    horizon = 500,
    seed = 3,
    disc: d = [860, 430, 54],
    kinds,
    night = false,
    light = true,
    from,
    to,
    glints,
  } = {},
) {
  return (
    sky(p, horizon) +
    (night ? stars(p, horizon, seed) : '') +
    (d ? disc(p, ...d) : '') +
    (kinds === null ? '' : skyline(p, horizon, seed, kinds, { from, to })) +
    sea(p, horizon, { seed, glints, light: d && light ? d[0] : undefined })
  );
}
