import { circle, line, n, rect, shape, times, rotate } from '../../lib/svg.mjs';

const BONE = '#f7f3ea';
const INK = '#072733';
const TEAL = '#0b5566';
const SAND = '#c5a15a';
const RED = '#a83412';
const GREEN = '#2f6f5a';

const ring = (r, colour, width = 6) =>
  circle(120, 120, r, 'none', `stroke="${colour}" stroke-width="${width}"`);
const star = (r, colour, points = 8, inner = 0.72) =>
  shape(
    `M${times(points * 2, (i) => {
      const a = (i * Math.PI) / points - Math.PI / 2;
      const k = i % 2 ? r * inner : r;
      return `${i ? 'L' : ''}${n(120 + k * Math.cos(a))} ${n(120 + k * Math.sin(a))}`;
    })}z`,
    colour,
  );
const waves = (colour, y, width = 7) =>
  line(`M58 ${y}q15.500-16 31 0t31 0 31 0 31 0`, colour, width);

const MARKS = [
  {
    key: 'transport-ministry',
    art: () =>
      ring(92, TEAL, 8) +
      shape('M84 176L112 64H128L156 176z', TEAL) +
      line('M120 76V168', BONE, 6, 'stroke-dasharray="16 10"') +
      line('M40 146q11-14 22 0t22 0M150 146q11-14 22 0t22 0', SAND, 8),
  },
  {
    key: 'customs-authority',
    art: () =>
      shape('M120 28L196 54V124Q196 184 120 214Q44 184 44 124V54z', GREEN) +
      [45, -45]
        .map((a) =>
          rotate(
            a,
            120,
            118,
            line('M120 66V176M120 176h18M120 158h14', BONE, 9) +
              circle(120, 62, 16, 'none', `stroke="${BONE}" stroke-width="9"`),
          ),
        )
        .join(''),
  },
  {
    key: 'railways',
    art: () =>
      shape('M36 150A84 84 0 01204 150H184A64 64 0 0056 150z', RED) +
      line('M110 92L64 206M130 92L176 206', INK, 10) +
      line('M100 124H140M92 148H148M82 174H158M74 196H166', INK, 7),
  },
  {
    key: 'industrial-cities',
    art: () =>
      shape('M120 24L203 72V168L120 216 37 168V72z', TEAL) +
      shape('M70 172V118L104 138V118L138 138V84H152V138H172V172z', BONE) +
      rect(94, 70, 12, 54, SAND) +
      rect(146, 66, 12, 60, SAND),
  },
  {
    key: 'food-authority',
    art: () =>
      ring(92, GREEN, 8) +
      line('M120 196V64', GREEN, 8) +
      [0, 1, 2, 3]
        .map((i) =>
          shape(
            `M120 ${178 - i * 30}q-44-4-48-42 44 4 48 42zM120 ${178 - i * 30}q44-4 48-42-44 4-48 42z`,
            i % 2 ? GREEN : SAND,
          ),
        )
        .join('') +
      shape('M120 74q-18-18 0-44 18 26 0 44z', SAND),
  },
  {
    key: 'standards-authority',
    art: () =>
      rect(34, 34, 172, 172, 'none', `stroke="${INK}" stroke-width="8"`) +
      line(
        times(
          7,
          (i) => `M${56 + i * 21.4} 38v${i % 2 ? 10 : 18}M38 ${56 + i * 21.4}h${i % 2 ? 10 : 18}`,
        ),
        INK,
        5,
      ) +
      line('M120 76L82 186M120 76L158 186M98 142H142', RED, 10) +
      circle(120, 76, 15, RED),
  },
  {
    key: 'maritime-academy',
    art: () =>
      shape('M30 168Q76 146 120 170Q164 146 210 168V204Q164 184 120 206Q76 184 30 204z', SAND) +
      line('M120 60V166M84 88H156M66 118Q72 164 120 168Q168 164 174 118', TEAL, 11) +
      shape('M54 128l8-28 22 20zM186 128l-8-28-22 20z', TEAL) +
      circle(120, 44, 15, 'none', `stroke="${TEAL}" stroke-width="10"`),
  },
  {
    key: 'investment-ministry',
    art: () =>
      star(98, TEAL) +
      rect(78, 136, 22, 34, BONE) +
      rect(109, 112, 22, 58, BONE) +
      rect(140, 84, 22, 86, SAND),
  },
  {
    key: 'environment-centre',
    art: () =>
      shape('M120 34Q196 74 120 158Q44 74 120 34z', GREEN) +
      line('M120 60V166M120 92l22-18M120 118l28-22M120 106l-24-20M120 132l-26-22', BONE, 5) +
      waves(TEAL, 178, 9) +
      waves(TEAL, 200, 9),
  },
  {
    key: 'statistics-authority',
    art: () =>
      shape('M112 44A76 76 0 1088 190L112 120z', INK) +
      shape('M126 40A80 80 0 01200 110L126 118z', RED) +
      rect(120, 158, 20, 38, RED) +
      rect(148, 144, 20, 52, RED) +
      rect(176, 130, 20, 66, RED),
  },
  {
    key: 'logistics-council',
    art: () =>
      [0, 120, 240]
        .map((a) =>
          rotate(
            a,
            120,
            124,
            rect(92, 40, 56, 40, a === 120 ? SAND : TEAL) +
              line('M106 46v28M120 46v28M134 46v28', BONE, 4) +
              line('M162 58A84 84 0 01194 104', TEAL, 8) +
              shape('M182 98h26l-10 22z', TEAL),
          ),
        )
        .join('') + circle(120, 124, 16, SAND),
  },
  {
    key: 'coast-guard',
    art: () =>
      shape('M120 24L200 48V122Q200 188 120 218Q40 188 40 122V48z', INK) +
      times(8, (i) => rotate(i * 45, 120, 104, rect(116, 46, 8, 34, SAND))) +
      circle(120, 104, 38, 'none', `stroke="${SAND}" stroke-width="10"`) +
      circle(120, 104, 11, SAND) +
      line('M120 66V142M82 104H158', SAND, 5) +
      waves(BONE, 176, 7),
  },
];

/** @type {import('../../lib/scene.mjs').Scene} */
export const scene = {
  name: 'logo',
  draw: ({ v }) => rect(0, 0, 240, 240, BONE) + v.art(),
  variants: MARKS.map((mark) => ({ time: 'day', width: 240, height: 240, ...mark })),
};
