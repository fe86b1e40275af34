import { line, n, rect, shape, times } from '../lib/svg.mjs';

/**
 * Ship-to-shore crane, rails at y = 0, water side to the right.
 * `trolley` is the position along the boom (0..170), `drop` the length of the ropes; `raised` lifts
 * the boom.
 */
export function shipToShore(
  p,
  { colour = p.steel, trolley = 120, drop = 70, cargo = p.boxes[0], raised = false } = {},
) {
  const legs =
    line('M0 0V-150M70 0V-150', colour, 8) +
    line('M-3-62H73M-6-12H76', colour, 6) +
    line('M2-64L68-148M68-64L2-148', colour, 2.4) +
    line('M-62-150H76', colour, 8) +
    line('M66-150L62-230M4-150L62-230', colour, 4.5) +
    line('M62-228L-58-154', colour, 2) +
    rect(-50, -176, 44, 22, colour) +
    shape('M-44-169h8v6h-8zM-32-169h8v6h-8zM-20-169h8v6h-8z', p.lamp, 'opacity=".8"') +
    rect(-9, -6, 18, 6, colour) +
    rect(61, -6, 18, 6, colour);
  if (raised)
    return (
      legs + line('M72-152L120-316', colour, 7) + line('M62-228L96-240M62-228L112-300', colour, 2)
    );
  const hook = `<g transform="translate(${n(trolley)} 0)">${rect(-9, -143, 18, 6, colour)}${rect(-13, -137, 9, 11, p.house)}${line(`M-6-137V${-134 + drop}M6-137V${-134 + drop}`, colour, 1.2)}${rect(-19, -134 + drop, 38, 3, colour)}${cargo ? rect(-19, -131 + drop, 38, 15, cargo) : ''}</g>`;
  return (
    legs +
    line('M70-150H236', colour, 8) +
    line('M62-228L232-154M62-228L150-154', colour, 2) +
    line(
      `M74-141${times(10, (i) => `L${90 + i * 16} ${i % 2 ? -141 : -150}`)}M74-141H236`,
      colour,
      1.6,
    ) +
    hook
  );
}

/** Rubber-tyred yard crane, ground at y = 0, span in pixels. */
export function yardCrane(
  p,
  {
    span = 260,
    height = 190,
    trolley = 0.6,
    drop = 60,
    cargo = p.boxes[0],
    colour = p.steel,
    w = 96,
    h = 36,
  } = {},
) {
  const x = span * trolley;
  return (
    line(`M0-16V${-height}M${span}-16V${-height}`, colour, 13) +
    rect(-24, -height - 16, span + 48, 20, colour) +
    rect(-30, -26, 60, 12, colour) +
    rect(span - 30, -26, 60, 12, colour) +
    times(
      4,
      (i) =>
        `<circle cx="${[-18, 18, span - 18, span + 18][i]}" cy="-10" r="12" fill="${p.shade}"/>`,
    ) +
    rect(x - 34, -height - 30, 68, 14, p.steel2) +
    rect(x + 24, -height + 4, 26, 24, p.house) +
    rect(x + 28, -height + 10, 18, 10, p.glass) +
    line(`M${x - 22} ${-height + 4}v${drop}M${x + 22} ${-height + 4}v${drop}`, p.shade, 2.4) +
    rect(x - w / 2, -height + 4 + drop, w, 7, colour) +
    (cargo ? rect(x - w / 2, -height + 12 + drop, w, h, cargo) : '')
  );
}

/** Slewing harbour crane with a lattice jib; `grab` hangs a clamshell, otherwise a hook. */
export function jibCrane(
  p,
  { colour = p.steel, reach = 150, rise = 210, drop = 120, grab = true } = {},
) {
  const tipX = reach;
  const tipY = -96 - rise;
  return (
    line('M-26 0L-14-70M26 0L14-70M-22-26H22', colour, 8) +
    rect(-34, -6, 68, 10, colour) +
    shape('M-46-108h76v38h-76z', colour) +
    rect(6, -102, 20, 18, p.glass) +
    line('M-4-108L-14-176', colour, 7) +
    line(`M14-104L${tipX} ${tipY}`, colour, 7) +
    line(`M-14-174L${tipX} ${tipY}M-14-174L-42-108`, colour, 2.2) +
    line(`M${tipX} ${tipY}v${drop}`, p.shade, 2) +
    (grab
      ? shape(`M${tipX - 20} ${tipY + drop + 22}q2-20 20-22 18 2 20 22l-14 8-6-10-6 10z`, p.shade)
      : line(`M${tipX} ${tipY + drop}v12q0 8-8 6`, p.shade, 3))
  );
}

/** Old fixed derrick of timber and iron. */
export const derrick = (p) =>
  line('M0 0V-190M0-176L120-230M0-40L120-230M0-176L-70 0M0-186L24 0', p.steel, 7) +
  line('M120-230v120', p.shade, 2.4) +
  rect(-34, -26, 40, 26, p.steel2);

/** Belt loader reaching over a ship from the left; base on the quay at x = 0. */
export const shipLoader = (p, { colour = p.steel, reach = 220 } = {}) =>
  line('M0 0V-120M70 0V-120M0-40H70M0-120L70-40', colour, 8) +
  line(`M-150-60L${reach}-168`, colour, 13) +
  line(`M-150-60L${reach}-168`, p.shade, 3) +
  line(`M30-116L36-210L${reach - 20}-166M36-210L-90-80`, colour, 3.4) +
  rect(reach - 10, -166, 20, 70, colour) +
  rect(30, -150, 42, 34, p.house) +
  rect(36, -142, 30, 12, p.glass);
