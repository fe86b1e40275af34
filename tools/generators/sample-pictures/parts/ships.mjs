import { line, n, rect, shape, times } from '../lib/svg.mjs';
import { stack } from './cargo.mjs';

/* Side views: bow to the right, waterline at y = 0, stern at x = 0. */

/** Wheelhouse block with rows of windows; (x, base) is its lower left corner. */
function house(p, x, base, w, floors, { lit = p.glass } = {}) {
  const h = floors * 13 + 8;
  const windows = times(floors - 1, (f) =>
    times(
      Math.floor((w - 8) / 9),
      (i) => `M${n(x + 5 + i * 9)} ${n(base - h + 24 + f * 13)}h5v5h-5z`,
    ),
  );
  return (
    rect(x, base - h, w, h, p.house) +
    rect(x + 2, base - h + 5, w - 4, 8, p.glass) +
    shape(windows, lit, 'opacity=".75"') +
    line(`M${x + w / 2} ${base - h}v-22M${x + w / 2 - 9} ${base - h - 13}h18`, p.house, 2.4)
  );
}

function hullShape(length, deck, hull, boot, rise = 14) {
  return (
    shape(
      `M-4 ${-deck}L0-10 12 8H${length}L${length + 10}-8 ${length + 40} ${-deck - rise}H${length - 4}L${length - 20} ${-deck}z`,
      hull,
    ) + shape(`M3-5L12 8H${length}L${length + 8}-5z`, boot)
  );
}

/** Container ship with stacked bays. `at` is the position of the superstructure along the hull, 0..1. */
export function containerShip(
  p,
  rng,
  { length = 520, tiers = 6, at: place = 0.24, hull = p.hull, full = 0.92 } = {},
) {
  const houseX = Math.round((length * place) / 24) * 24 + 10;
  let cargo = '';
  for (let x = 10; x < length - 26; x += 24) {
    if (x >= houseX && x < houseX + 44) continue;
    const taper = x > length - 100 ? 2 : x > length - 170 ? 1 : 0;
    const height = rng() > full ? 1 : Math.max(1, tiers - taper - Math.floor(rng() * 2.4));
    cargo += stack(p, rng, { x, y: -44, columns: 1, height: () => height });
  }
  return (
    cargo +
    house(p, houseX, -44, 42, tiers + 1) +
    rect(houseX - 18, -44 - tiers * 12, 14, tiers * 12, p.boot) +
    hullShape(length, 44, hull, p.boot) +
    line(`M-4-44H${length - 20}L${length - 4}-58H${length + 40}`, p.house, 1.8, 'opacity=".7"')
  );
}

/** Bulk carrier with hatches; `gear` adds deck cranes, `open` lifts the hatch covers. */
export function bulkCarrier(p, { length = 520, hull = p.hull, gear = true, holds = 5 } = {}) {
  const pitch = (length - 150) / holds;
  const hatches = times(holds, (i) => `M${n(120 + i * pitch)}-34v-15h${n(pitch - 26)}v15z`);
  const posts = times(
    holds - 1,
    (i) => `M${n(120 + (i + 1) * pitch - 13)}-34v-66l${n(pitch * 0.62)} 26`,
  );
  return (
    house(p, 46, -34, 60, 6) +
    rect(24, -86, 16, 52, p.boot) +
    shape(hatches, p.steel2) +
    (gear ? line(posts, p.steel, 5, 'stroke-linejoin="round"') : '') +
    hullShape(length, 34, hull, p.boot) +
    line(`M-4-34H${length - 20}L${length - 4}-48H${length + 40}`, p.house, 1.8, 'opacity=".6"')
  );
}

/** Tanker with a pipe deck. `laden` lowers it in the water. */
export function tanker(p, { length = 560, hull = p.hull, laden = 30 } = {}) {
  return (
    house(p, 30, -laden, 58, 7) +
    rect(96, -laden - 54, 18, 54, p.boot) +
    line(`M126 ${-laden - 8}H${length - 24}M126 ${-laden - 14}H${length - 60}`, p.steel, 3) +
    line(
      times(9, (i) => `M${n(150 + (i * (length - 220)) / 9)} ${-laden}v-16`) +
        `M${length * 0.55} ${-laden}v-46m0 6l-32 34m32-34l32 34`,
      p.steel,
      3.4,
    ) +
    hullShape(length, laden, hull, p.boot, 18) +
    line(`M-4 ${-laden}H${length - 20}`, p.house, 1.8, 'opacity=".6"')
  );
}

/** Vehicle carrier: a tall closed box with a stern ramp. `ramp` lowers it to the quay on the left. */
export function carCarrier(
  p,
  { length = 560, hull = p.steel2, upper = p.house, ramp = true } = {},
) {
  const vents = times(Math.floor((length - 90) / 34), (i) => `M${40 + i * 34}-118h14v7h-14z`);
  return (
    shape(`M0-60V-142H${length - 34}Q${length + 20}-140 ${length + 34}-60z`, upper) +
    shape(
      `M-4-60L0-8 12 8H${length}L${length + 12}-8Q${length + 30}-34 ${length + 36}-66H-4z`,
      hull,
    ) +
    shape(`M3-5L12 8H${length}L${length + 10}-5z`, p.boot) +
    shape(vents, p.metal) +
    rect(length - 130, -164, 92, 22, upper) +
    rect(length - 124, -158, 80, 8, p.glass) +
    rect(60, -168, 30, 26, p.boot) +
    rect(16, -54, 44, 40, p.shade) +
    (ramp ? shape('M18-18L-118-2V8L60-12z', p.metal) + line('M18-52L-96-4', p.steel, 3) : '')
  );
}

/** White passenger ship with decks of windows. */
export function cruiseShip(
  p,
  { length = 560, decks = 6, hull = p.house, lit = p.glass, trim = p.steel2 } = {},
) {
  let upper = '';
  let windows = '';
  for (let d = 0; d < decks; d += 1) {
    const left = 24 + d * 14;
    const right = length - 40 - d * d * 4.5;
    const y = -46 - d * 17;
    upper += `M${left} ${y}H${n(right)}v-17H${left}z`;
    windows += times(
      Math.floor((right - left - 16) / 15),
      (i) => `M${n(left + 8 + i * 15)} ${y - 12}h9v7h-9z`,
    );
  }
  const top = -46 - decks * 17;
  return (
    shape(upper, p.house) +
    line(
      times(decks, (d) => `M${24 + d * 14} ${-46 - d * 17}H${n(length - 40 - d * d * 4.5)}`),
      p.metal,
      2,
      'opacity=".7"',
    ) +
    shape(windows, lit) +
    shape(`M${length * 0.3} ${top}l8-44h40l10 44z`, trim) +
    line(`M${length * 0.3 + 6} ${top - 26}h46`, p.house, 5) +
    shape(
      times(6, (i) => `M${70 + i * 62}-58h34q6 0 6-6h-46q0 6 6 6z`),
      p.steel,
    ) +
    shape(
      `M-2-46L4-6 14 8H${length}L${length + 14}-8 ${length + 48}-62H${length - 40}V-46z`,
      hull,
    ) +
    shape(`M4-8L14 8H${length}L${length + 13}-8z`, trim) +
    shape(
      times(Math.floor(length / 26) - 1, (i) => `M${24 + i * 26}-34h7v7h-7z`),
      lit,
    )
  );
}

/** Harbour tug; `hose` throws two arcs of water. */
export function tug(p, { hull = p.hull, trim = p.boot, funnel = p.steel, lit = p.glass } = {}) {
  return (
    rect(36, -62, 12, 40, funnel) +
    rect(54, -62, 12, 40, funnel) +
    rect(36, -56, 12, 6, p.house) +
    rect(54, -56, 12, 6, p.house) +
    shape('M70-26V-52H78V-84H124V-52H134V-28z', p.house) +
    shape('M82-78h38v14H82z', lit) +
    line('M101-84v-34m-9 10h18m-14-14h10', p.house, 3) +
    shape('M-4-22L4 8H150L178-40Q150-36 132-26H40Q10-22-4-22z', hull) +
    shape('M1-4L4 8H150L157-4z', trim) +
    line('M-4-20Q20-18 40-20H134Q156-26 176-36', p.metalLight, 4, 'stroke-dasharray="9 5"')
  );
}

/** Pilot boat: fast, low, large wheelhouse. */
export function pilotBoat(
  p,
  { hull = p.hull, cabin = p.house, accent = p.steel, lit = p.glass } = {},
) {
  return (
    shape('M46-30V-52L60-74H112L128-46 134-30z', cabin) +
    shape('M64-70h44l12 20H56z', lit) +
    line('M86-74v-36m-12 12h24m-18-8h12', cabin, 3) +
    rect(24, -42, 16, 14, accent) +
    shape('M-2-26L4 8H150Q176-10 186-40Q150-34 130-30H20z', hull) +
    shape('M-1-20L0-12Q100-12 178-28L182-34Q110-20-1-20z', accent) +
    line('M128-36h44M140-34v-14M160-38v-12M132-48h38', p.metalLight, 2.4)
  );
}

/** Grey-white patrol boat with a slanted stripe. */
export function patrolBoat(
  p,
  { hull = p.house, stripe = p.steel, stripe2 = p.steel2, lit = p.glass } = {},
) {
  return (
    shape('M70-40V-64H92L100-96H150L166-64H184V-40z', p.metalLight) +
    shape('M106-90h38l12 22h-56z', lit) +
    line('M124-96v-52m-16 30h32m-26-14h20', p.metal, 4) +
    shape('M110-150h28l-5 8h-18z', p.metal) +
    rect(206, -52, 20, 12, p.metal) +
    line('M222-48l26-5', p.metal, 4) +
    shape('M40-40v-18h24v18z', p.metal) +
    shape('M-2-34L6 8H244Q284-16 300-58Q262-48 232-42H40z', hull) +
    shape('M3-4L6 8H244Q254 4 262-4z', p.hull) +
    shape('M196-41h22L200 8h-22z', stripe) +
    shape('M226-42h10L218 8h-10z', stripe2)
  );
}

/** Trailing suction dredger; the arm hangs over the side. */
export function dredger(p, { length = 420, hull = p.hull, arm = true } = {}) {
  return (
    house(p, length - 120, -40, 60, 6) +
    rect(length - 140, -92, 14, 52, p.steel) +
    rect(70, -58, 200, 18, p.sand) +
    shape('M70-58q30-16 60-4t70 0 70 4z', p.sandDark) +
    line('M60-40V-98L150-58M200-40V-98L284-60M60-98H200', p.steel, 5) +
    line(`M${length - 60}-44v-60l44 24`, p.steel2, 6) +
    hullShape(length, 40, hull, p.boot, 12) +
    (arm
      ? line('M250-44L120 30', p.steel, 9) + line('M60-96L130 20M200-96L226-30', p.shade, 2)
      : '') +
    line(`M-4-40H${length - 20}`, p.house, 1.8, 'opacity=".6"')
  );
}

/** Sailing dhow, mast amidships near x = 0. `sails` false leaves bare poles. */
export function dhow(p, { sails = true, hull = p.hull, sail = p.house } = {}) {
  return (
    line('M-20-26L6-236', p.shade, 5) +
    line('M-80-26L-70-150', p.shade, 4) +
    (sails
      ? line('M-88-60L66-262', p.shade, 4) +
        shape('M-86-60L64-260Q92-150 118-52Q20-34-86-60z', sail) +
        shape('M64-260Q92-150 118-52Q70-44 30-46Q64-150 64-260z', p.sky.at(-2), 'opacity=".6"') +
        shape('M-114-52L-44-172Q-34-110-26-54Q-70-44-114-52z', sail)
      : line('M-92-120L60-250', p.shade, 5) +
        line('M6-236L148-46M-70-150L-112-44M6-236L-74-34', p.shade, 1.6)) +
    shape('M-122-42L-112-14Q-60 26 60 18L154-50Q96-28 10-24L-112-40z', hull) +
    line('M-114-40L10-24Q96-26 152-47', p.steel, 5) +
    line('M-108-22Q-20 8 70 2', p.metalLight, 2, 'opacity=".6"')
  );
}

/** Motor dhow with a stern cabin and awning, for the fishing harbour. */
export function fishingDhow(p, { hull = p.hull, trim = p.steel, cabin = p.house } = {}) {
  return (
    rect(-96, -74, 52, 36, cabin) +
    shape('M-102-74h66v-8h-66z', trim) +
    rect(-88, -66, 12, 12, p.glass) +
    rect(-68, -66, 12, 12, p.glass) +
    line('M20-24V-128M20-124L-40-76M20-124L136-44', p.shade, 3.4) +
    line('M20-60h44l10-8', p.shade, 3.4) +
    shape('M-118-52L-108-10Q-60 22 60 16L148-60Q96-34 10-30L-44-38z', hull) +
    line('M-116-48L-44-36 10-28Q96-32 147-57', trim, 5) +
    shape('M-110-14Q-60 18 60 12l14-10Q-40 12-110-14z', trim)
  );
}

/** Steamship of the early twentieth century. */
export function steamship(p, { length = 420, funnels = 1 } = {}) {
  return (
    line(
      `M70-40V-190M${length - 60}-40V-190M70-186L8-44M70-186L170-78M${length - 60}-186L${length + 30}-60M${length - 60}-186L${length - 160}-78`,
      p.shade,
      3,
    ) +
    rect(length * 0.32, -84, length * 0.34, 46, p.house) +
    shape(
      times(7, (i) => `M${n(length * 0.34 + i * 18)}-66h9v9h-9z`),
      p.glass,
    ) +
    rect(length * 0.4, -106, length * 0.16, 22, p.house) +
    times(
      funnels,
      (i) =>
        rect(length * 0.44 + i * 44, -176, 30, 78, p.steel) +
        rect(length * 0.44 + i * 44, -158, 30, 16, p.house),
    ) +
    shape(`M-16-52L6 12H${length}L${length + 40}-62L${length - 10}-44H20z`, p.hull) +
    shape(`M2-2L6 12H${length}L${length + 9}-2z`, p.boot) +
    shape(
      times(11, (i) => `M${30 + i * ((length - 60) / 11)}-28a5 5 0 1010 0 5 5 0 10-10 0z`),
      p.house,
      'opacity=".7"',
    )
  );
}

/** Rowing boat. */
export const rowingBoat = (p) =>
  shape('M-50-18Q-40 8-20 8H26Q44 8 58-20Q0-8-50-18z', p.hull) +
  line('M-50-18Q0-8 58-20', p.steel, 3) +
  line('M-10-10L-44 14M16-10L48 14', p.shade, 3);

/** Wake of short strokes behind and under a hull of the given length. */
export const wake = (p, x0, x1, y) =>
  line(
    `M${x0 - 90} ${y + 6}h70M${x0 - 40} ${y + 14}h${(x1 - x0) * 0.5}M${x1 - 120} ${y + 12}h110M${x0 + 60} ${y + 24}h${(x1 - x0) * 0.4}`,
    p.glint,
    3.4,
    'opacity=".6" stroke-linecap="round"',
  );
