/** Size of scenes in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 750;

/** A coordinate with at most one decimal, which keeps the SVG small. */
export const n = (value) => String(Math.round(value * 10) / 10);

/** A filled shape from path data. */
export const shape = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

/** A stroked, unfilled line from path data. */
export const line = (d, stroke, width = 2, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;

/** A filled rectangle. */
export const rect = (x, y, w, h, fill, extra = '') =>
  `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${fill}" ${extra}/>`;

/** A filled circle. */
export const circle = (x, y, r, fill, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${extra}/>`;

/** Translates, scales and optionally mirrors a part. */
export const at = (x, y, scale, inner, mirrored = false) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${mirrored ? -scale : scale} ${scale})">${inner}</g>`;

/** Rotates a part about a point, in degrees. */
export const rotate = (angle, x, y, inner) =>
  `<g transform="rotate(${n(angle)} ${n(x)} ${n(y)})">${inner}</g>`;

/** Joins what `draw` returns for 0 to count - 1. */
export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/**
 * The SVG document. `view` crops to [x, y, width] in the proportions of the picture; `mirrored` swaps
 * left and right.
 */
export function picture(inner, { view, mirrored = false, width = WIDTH, height = HEIGHT } = {}) {
  const [x, y, w] = view ?? [0, 0, width];
  const body = mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${inner}</g>` : inner;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${n((w * height) / width)}">${body}</svg>`;
}
