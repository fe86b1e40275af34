import { circle, line, n, rect, shape, times } from '../lib/svg.mjs';
import { box } from './cargo.mjs';

const wheels = (p, xs, r = 24) =>
  xs.map((x) => circle(x, -r, r, p.shade) + circle(x, -r, r * 0.4, p.metalLight)).join('');

/** Articulated lorry, front to the right, tyres on y = 0. `load`: container, tank, box, bulk or empty. */
export function truck(p, { load = 'container', cargo = p.boxes[0], cab = p.house } = {}) {
  const loads = {
    container: box(p, 0, -64, 396, 122, cargo),
    tank:
      shape('M14-64Q-8-122 14-178H382Q404-122 382-64z', cargo) +
      shape('M8-96Q6-84 14-64H382Q390-84 390-96z', p.shade, 'opacity=".25"') +
      line('M130-178V-64M260-178V-64', p.shade, 4, 'opacity=".35"') +
      rect(170, -190, 60, 12, p.metal),
    box:
      rect(0, -200, 396, 136, p.house) +
      rect(0, -150, 396, 34, cargo) +
      line('M0-64h396', p.shade, 4),
    bulk:
      shape('M0-148H396L380-64H16z', cargo) +
      shape('M6-148Q100-206 190-160 280-206 392-148z', p.sandDark) +
      line('M70-148l8 84M150-148l4 84M240-148l-2 84M320-148l-6 84', p.shade, 5, 'opacity=".3"'),
    empty: line('M0-70h396', p.metal, 8) + line('M20-70v-20M376-70v-20', p.metal, 6),
  };
  return (
    loads[load] +
    rect(-8, -62, 520, 17, p.shade) +
    shape('M414-46V-158Q414-180 436-180H488Q508-180 516-160L540-110V-46z', cab) +
    shape('M446-164h42q10 0 16 12l14 36h-72z', p.glass) +
    rect(404, -186, 8, 130, p.metal) +
    rect(528, -74, 14, 12, p.lamp) +
    wheels(p, [40, 100, 340, 486])
  );
}

/** Diesel locomotive, front to the right, rails at y = 0. */
export const locomotive = (p, colour = p.steel) =>
  shape('M0-34V-142H250V-164H330L352-120H392V-34z', colour) +
  rect(262, -152, 34, 34, p.glass) +
  shape('M304-152h22l14 34h-36z', p.glass) +
  rect(0, -84, 392, 16, p.house) +
  line(
    times(9, (i) => `M${20 + i * 24}-132v36`),
    p.shade,
    6,
    'opacity=".35"',
  ) +
  rect(-6, -38, 404, 14, p.shade) +
  rect(378, -112, 16, 12, p.lamp) +
  shape('M392-34l18 18h-30z', p.shade) +
  wheels(p, [40, 86, 132, 262, 308, 354], 18);

/** Flat wagon of 300 px with its load: one container, two, a double stack or a tank. */
export function wagon(p, rng, load = 'one') {
  const colour = () => p.boxes[Math.floor(rng() * p.boxes.length)];
  const loads = {
    one: () => box(p, 6, -42, 288, 84, colour()),
    two: () => box(p, 6, -42, 142, 84, colour()) + box(p, 152, -42, 142, 84, colour()),
    double: () => box(p, 6, -42, 288, 74, colour()) + box(p, 6, -118, 288, 74, colour()),
    tank: () =>
      shape('M16-42Q0-90 16-136H284Q300-90 284-42z', colour()) +
      rect(130, -148, 40, 14, p.metal) +
      line('M80-136v94M220-136v94', p.shade, 4, 'opacity=".3"'),
  };
  return (
    loads[load]() +
    rect(0, -42, 300, 10, p.shade) +
    wheels(p, [38, 80, 220, 262], 16) +
    line('M300-30h14', p.shade, 6)
  );
}

/** Rails on sleepers across the picture at height y. */
export const rails = (p, y, x0 = 0, x1 = 1200) =>
  shape(
    times(Math.ceil((x1 - x0) / 34), (i) => `M${x0 + i * 34} ${y + 6}h20v9h-20z`),
    p.shade,
    'opacity=".6"',
  ) + rect(x0, y, x1 - x0, 6, p.metalLight);

/** Fork-lift truck, forks to the right. */
export const forklift = (p, { lift = 40, load = p.boxes[5] } = {}) =>
  shape('M0-26V-70H40L58-122H110V-40H122V-26z', p.steel) +
  line('M56-126h62M112-126V-40', p.shade, 6) +
  shape('M46-76h52l-8 18H44z', p.shade) +
  line('M128-6V-170M136-6V-170', p.metal, 5) +
  line(`M138-${lift}h64`, p.shade, 6) +
  (load
    ? rect(144, -lift - 66, 60, 62, load) +
      line(`M144-${lift + 34}h60M174-${lift + 66}v62`, p.shade, 2.4, 'opacity=".4"')
    : '') +
  wheels(p, [22], 20) +
  wheels(p, [104], 24);

/** Reach stacker holding a container over its front. */
export const reachStacker = (p, cargo = p.boxes[1]) =>
  box(p, 280, -196, 250, 84, cargo) +
  rect(330, -292, 150, 14, p.shade) +
  line('M404-286v-34', p.shade, 12) +
  line('M40-150L404-318', p.steel, 26) +
  line('M160-120L250-238', p.metalLight, 12) +
  shape('M0-44V-120Q0-146 26-146H120V-44H300V-96H200V-44z', p.steel) +
  shape('M120-44V-170H206L226-96V-44z', p.steel) +
  shape('M132-160h66l14 54h-80z', p.glass) +
  wheels(p, [56], 42) +
  wheels(p, [262], 50);

/** Car seen from the side, tyres on y = 0. */
export const car = (p, colour) =>
  shape('M0-10V-28L16-32 32-52H74L92-32 112-28V-10z', colour) +
  shape('M36-48h16v15H25zM56-48h16l14 15H56z', p.glass) +
  wheels(p, [26, 86], 10);

/** Cars parked in a row from x, every `pitch` pixels. */
export const carRow = (p, rng, x, y, count, scale, pitch = 126) =>
  times(
    count,
    (i) =>
      `<g transform="translate(${n(x + i * pitch * scale)} ${y}) scale(${scale})">${car(p, p.boxes[Math.floor(rng() * p.boxes.length)])}</g>`,
  );
