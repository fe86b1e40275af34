import { line, rect, shape, times } from '../lib/svg.mjs';

/**
 * Standing figure in a robe, without a face, 120 tall with its feet at (0, 0). `load` puts a bale or
 * a sack on its shoulder, `stride` spreads its legs.
 */
export const porter = (p, { robe = p.house, load = 'sack', stride = 10 } = {}) =>
  line(`M-6-30L${-stride} 0M8-30L${stride + 6} 0`, p.shade, 9) +
  shape(`M-18-24Q-22-70-14-92H16Q24-66 20-24z`, robe) +
  rect(-18, -62, 37, 6, p.boot) +
  `<circle cx="2" cy="-104" r="13" fill="${p.steel}"/>` +
  shape('M-12-106Q-10-122 4-122T18-106z', robe) +
  (load === 'sack'
    ? shape('M-44-124Q-46-150-10-150T34-140Q40-124 10-120T-44-124z', p.boxes[3]) +
      line('M-14-84L-30-118M12-86L20-122', robe, 9)
    : load === 'bale'
      ? rect(-34, -162, 70, 40, p.boxes[0]) +
        line('M-14-162v40M14-162v40', p.shade, 3) +
        line('M-14-84L-26-122M12-86L24-122', robe, 9)
      : line('M14-84L34-56', robe, 9));

/** Arcaded customs house, foot left at (0, 0). */
export const arcade = (p, { bays = 7, pitch = 110, h = 190, upper = false } = {}) =>
  rect(0, -h, bays * pitch, h, p.house) +
  rect(-12, -h - 14, bays * pitch + 24, 18, p.steel2) +
  shape(
    times(
      bays,
      (i) =>
        `M${i * pitch + 24} 0V${-h * 0.42}a${pitch / 2 - 24} ${pitch / 2 - 24} 0 01${pitch - 48} 0V0z`,
    ),
    p.glass,
  ) +
  (upper
    ? rect(pitch, -h - 120, (bays - 2) * pitch, 108, p.house) +
      rect(pitch - 10, -h - 130, (bays - 2) * pitch + 20, 14, p.steel2) +
      shape(
        times(bays - 2, (i) => `M${(i + 1) * pitch + 34} ${-h - 24}v-70h42v70z`),
        p.steel2,
      ) +
      line(
        times(
          bays - 2,
          (i) => `M${(i + 1) * pitch + 55} ${-h - 24}v-70M${(i + 1) * pitch + 34} ${-h - 58}h42`,
        ),
        p.metalLight,
        3,
      )
    : '') +
  line(`M0 ${-h * 0.12}H${bays * pitch}`, p.metalLight, 3);

/** Market stall with a striped awning, foot left at (0, 0). */
export const stall = (p, w = 240, tone = p.boot) =>
  line(`M8 0V-150M${w - 8} 0V-150`, p.shade, 8) +
  shape(`M-16-150L10-196H${w - 10}L${w + 16}-150z`, p.house) +
  shape(
    times(
      4,
      (i) =>
        `M${-16 + (i * 2 * (w + 32)) / 8}-150L${10 + (i * 2 * (w - 20)) / 8}-196h${(w - 20) / 8}L${-16 + ((i * 2 + 1) * (w + 32)) / 8}-150z`,
    ),
    tone,
  ) +
  rect(0, -58, w, 58, p.steel2) +
  times(Math.floor(w / 48), (i) =>
    shape(
      `M${8 + i * 48}-58q4-30 20-30t20 30z`,
      [p.sand, p.boxes[0], p.metalLight, p.boxes[3]][i % 4],
    ),
  );

/** Timber jetty on piles from x to x + w, deck at y. */
export const jetty = (p, x, y, w, depth = 120) =>
  line(
    times(Math.floor(w / 70) + 1, (i) => `M${x + 12 + i * 70} ${y}v${depth}`),
    p.shade,
    12,
  ) +
  line(
    times(Math.floor(w / 70), (i) => `M${x + 12 + i * 70} ${y + 14}l70 ${depth * 0.5}`),
    p.steel2,
    5,
  ) +
  rect(x, y - 14, w, 20, p.ground) +
  rect(x, y - 14, w, 6, p.groundTop);

/** Camel with a load, feet at y = 0, about 200 wide. */
export const camel = (p) =>
  line('M34-70V0M60-70V0M128-70V0M154-70V0', p.steel2, 11) +
  shape(
    'M16-84Q14-118 50-124 74-124 92-158 112-124 140-122 172-116 172-84 166-62 140-62H44Q20-62 16-84z',
    p.steel2,
  ) +
  line('M164-96Q204-84 206-146', p.steel2, 18, 'stroke-linecap="round"') +
  shape('M196-162h36l8 14-8 8h-34z', p.steel2) +
  rect(52, -132, 34, 50, p.boxes[0]) +
  rect(104, -132, 34, 50, p.boxes[3]);

/** Small steam crane on rails, jib to the right. */
export const steamCrane = (p, s = 1) =>
  `<g transform="scale(${s})">` +
  rect(-70, -34, 140, 18, p.shade) +
  times(4, (i) => `<circle cx="${-52 + i * 35}" cy="-10" r="12" fill="${p.shade}"/>`) +
  shape('M-84-34V-104H20V-34z', p.steel2) +
  rect(-74, -150, 24, 50, p.steel) +
  shape('M-8-104H44V-34H-8z', p.steel) +
  rect(4, -94, 26, 24, p.house) +
  line('M30-44L170-250', p.steel, 11) +
  line('M-60-104L170-250M-10-104L170-250', p.shade, 3) +
  line('M170-250v130', p.shade, 3) +
  rect(146, -120, 48, 40, p.boxes[0]) +
  line('M146-100h48M170-120v40', p.shade, 2.4) +
  shape('M-70-156q-30-30 0-50t60-30 10 20-30 30-10 30-6 30z', p.metalLight, 'opacity=".7"') +
  '</g>';
