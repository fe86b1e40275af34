import { circle, line, n, rect, shape, times } from '../lib/svg.mjs';

/** Lighthouse with bands, foot at (0, 0). `beam` draws two flat rays. */
export function lighthouse(
  p,
  { light = p.house, band = p.steel, bands = 2, beam = false, gallery = p.shade } = {},
) {
  const at = (y) => 24 - (11 * -y) / 150;
  const rings = times(bands, (i) => {
    const y0 = -(22 + (i * 128) / bands);
    const y1 = y0 - 64 / bands;
    return `M${n(-at(y0))} ${n(y0)}L${n(-at(y1))} ${n(y1)}H${n(at(y1))}L${n(at(y0))} ${n(y0)}z`;
  });
  return (
    (beam ? shape('M0-162L-1200-290V-40zM0-162L1200-262V-62z', p.lamp, 'opacity=".2"') : '') +
    shape('M-24 0L-13-150H13L24 0z', light) +
    shape(rings, band) +
    shape('M6 0L4-150H13L24 0z', p.shade, 'opacity=".16"') +
    rect(-20, -152, 40, 6, gallery) +
    rect(-10, -174, 20, 22, beam ? p.lamp : p.glass) +
    shape('M-14-173L0-190 14-173z', band) +
    line('M0-190v-14', band, 2.4) +
    shape('M-5 0v-16q5-6 10 0V0zM-3-52h6v9h-6zM-3-100h6v9h-6z', p.glass)
  );
}

/** Vessel traffic tower, foot at (0, 0). `form`: column, legs or taper. */
export function controlTower(
  p,
  { form = 'column', height = 330, lit = p.glass, trim = p.steel } = {},
) {
  const shaft =
    form === 'legs'
      ? line(
          `M-52 0L-14 ${-height}M52 0L14 ${-height}M-44-70H44M-34-150H34M-26-230H26M-44-70L34-150M44-70L-34-150M-34-150L26-230M34-150L-26-230`,
          p.metalLight,
          9,
        ) + rect(-9, -height, 18, height, p.house)
      : form === 'taper'
        ? shape(`M-44 0Q-18 ${-height * 0.6}-22 ${-height}H22Q18 ${-height * 0.6} 44 0z`, p.house) +
          shape(`M8 0Q10 ${-height * 0.6} 8 ${-height}H22Q18 ${-height * 0.6} 44 0z`, p.metalLight)
        : rect(-30, -height, 60, height, p.house) +
          rect(6, -height, 24, height, p.metalLight) +
          shape(
            times(7, (i) => `M-18 ${-40 - i * 40}h12v16h-12z`),
            lit,
          );
  const y = -height;
  return (
    shaft +
    shape(`M-64 ${y}L-84 ${y - 54}H84L64 ${y}z`, lit) +
    line(
      times(6, (i) => `M${-50 + i * 20} ${y}L${-66 + i * 26.4} ${y - 54}`),
      p.house,
      4,
    ) +
    rect(-92, y - 66, 184, 14, p.house) +
    rect(-70, y - 4, 140, 14, trim) +
    rect(-44, y - 88, 88, 22, p.house) +
    line(`M0 ${y - 88}v-70M-26 ${y - 88}v-40M28 ${y - 88}v-34`, p.metal, 5) +
    rect(-46, y - 160, 92, 12, trim) +
    circle(28, y - 128, 13, p.house) +
    rect(-40, y - 132, 28, 7, p.house)
  );
}

/** Row of grain silos with a head house, foot left at (0, 0). */
export function silos(p, count, { w = 78, h = 230, head = true } = {}) {
  const width = count * (w + 6);
  return (
    times(count, (i) => {
      const x = i * (w + 6);
      return (
        shape(`M${x} 0V${-h}q${w / 2}-26 ${w} 0V0z`, p.house) +
        shape(`M${x + w * 0.66} 0V${-h - 10}q${w * 0.2} 3 ${w * 0.34} 10V0z`, p.metalLight) +
        line(
          times(3, (k) => `M${x} ${-h * (0.25 + k * 0.25)}h${w}`),
          p.metal,
          1.6,
          'opacity=".5"',
        )
      );
    }) +
    rect(-10, -h - 44, width + 20, 16, p.steel2) +
    line(
      times(count * 2, (i) => `M${(i + 0.5) * ((w + 6) / 2)} ${-h - 28}v16`),
      p.steel2,
      4,
    ) +
    (head
      ? rect(width + 4, -h - 110, w * 0.9, h + 110, p.metalLight) +
        rect(width + 4 + w * 0.5, -h - 110, w * 0.4, h + 110, p.metal) +
        shape(
          times(5, (i) => `M${width + 14} ${-h - 90 + i * 52}h16v18h-16z`),
          p.glass,
        )
      : '')
  );
}

/** Flat-bottomed storage tank with a stair. */
export const tank = (p, w = 120, h = 70, colour = p.house) =>
  shape(`M0 0V${-h}q${w / 2}-18 ${w} 0V0z`, colour) +
  shape(`M${w * 0.7} 0V${-h - 6}q${w * 0.2} 2 ${w * 0.3} 6V0z`, p.metalLight) +
  line(`M${w * 0.1}-6L${w * 0.62} ${-h + 4}`, p.metal, 3);

/** Spherical gas tank on legs. */
export const sphere = (p, r = 50) =>
  line(`M${-r * 0.6} 0V${-r * 0.8}M0 0V${-r}M${r * 0.6} 0V${-r * 0.8}`, p.metal, 6) +
  circle(0, -r * 1.25, r, p.house) +
  shape(
    `M${r * 0.3} ${-r * 2.2}A${r} ${r} 0 0 1 ${r * 0.3} ${-r * 0.3}A${r * 1.4} ${r * 1.4} 0 0 0 ${r * 0.3} ${-r * 2.2}z`,
    p.metalLight,
  );

/** Shed with a gable roof and dock doors, foot left at (0, 0). */
export function shed(
  p,
  {
    w = 420,
    h = 150,
    doors = 4,
    wall = p.house,
    roof = p.steel2,
    door = p.metal,
    open = -1,
    gable = 46,
  } = {},
) {
  const pitch = w / doors;
  return (
    rect(0, -h, w, h, wall) +
    shape(`M-16 ${-h}L${w / 2} ${-h - gable}L${w + 16} ${-h}z`, roof) +
    line(
      times(Math.floor(w / 26), (i) => `M${13 + i * 26} ${-h}V0`),
      p.metalLight,
      2,
      'opacity=".45"',
    ) +
    times(doors, (i) => {
      const x = i * pitch + pitch * 0.16;
      const dw = pitch * 0.68;
      const dh = h * 0.6;
      return (
        rect(x - 6, -dh - 6, dw + 12, dh + 6, roof) +
        rect(x, -dh, dw, dh, i === open ? p.shade : door) +
        (i === open
          ? ''
          : line(
              times(4, (k) => `M${n(x)} ${n(-dh + (k + 1) * (dh / 5))}h${n(dw)}`),
              p.shade,
              2,
              'opacity=".3"',
            ))
      );
    })
  );
}

/** Lattice light mast with lamps. */
export const mast = (p, h = 300, lit = false) =>
  line(`M0 0V${-h}`, p.metal, 7) +
  rect(-34, -h - 12, 68, 14, p.metal) +
  shape(
    times(4, (i) => `M${-32 + i * 17} ${-h + 2}h12v8h-12z`),
    p.lamp,
  ) +
  (lit ? shape(`M-34 ${-h + 8}L-190 0H190L34 ${-h + 8}z`, p.lamp, 'opacity=".1"') : '');

/** Date palm. */
export const palm = (p, colour = p.near) =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="M0 0Q6-50 0-96" stroke-width="7"/><path d="M0-96Q-26-122-54-96M0-96Q26-122 54-96M0-96Q-30-104-44-70M0-96Q30-104 44-70M0-96Q-14-130-34-132M0-96Q14-130 34-132" stroke-width="6"/></g>`;

/** Low coastal house of coral stone with a wooden bay window. */
export const townHouse = (p, w = 150, h = 190, bays = 2) =>
  rect(0, -h, w, h, p.house) +
  rect(-5, -h - 10, w + 10, 12, p.metalLight) +
  times(bays, (i) => {
    const x = (i + 0.5) * (w / bays) - 19;
    return (
      shape(`M${x} ${-h + 24}h38v64l-6 10h-26l-6-10z`, p.steel2) +
      line(
        `M${x} ${-h + 44}h38M${x} ${-h + 66}h38M${x + 13} ${-h + 24}v64M${x + 25} ${-h + 24}v64`,
        p.metalLight,
        1.8,
      ) +
      shape(`M${x + 4} ${-18}v-34q15-18 30 0v34z`, p.glass)
    );
  });
