import { circle, line, rect, shape, times, rotate } from '../../lib/svg.mjs';

const GROUND = '#e6f2f5';
const INK = '#0b5566';
const MARK = '#c23b14';
const stroke = (d, colour = INK) => line(d, colour, 13, 'stroke-linejoin="miter"');

const ICONS = [
  {
    key: 'auction',
    art: () =>
      rotate(
        -40,
        120,
        100,
        rect(78, 76, 84, 52, 'none', `stroke="${INK}" stroke-width="13"`) +
          stroke('M66 66V138M174 66V138') +
          stroke('M120 134V206'),
      ) + stroke('M56 196H128', MARK),
  },
  {
    key: 'maintenance',
    art: () =>
      circle(120, 120, 44, 'none', `stroke="${INK}" stroke-width="13"`) +
      times(8, (i) => rotate(i * 45, 120, 120, rect(111, 42, 18, 30, INK))) +
      rotate(
        45,
        120,
        120,
        stroke('M120 112V198M102 92v-18M138 92v-18M102 88q0 24 18 24t18-24', MARK),
      ),
  },
  {
    key: 'weather',
    art: () =>
      circle(150, 86, 28, 'none', `stroke="${MARK}" stroke-width="13"`) +
      stroke('M150 36V24M188 48L197 39M202 86H214', MARK) +
      shape('M70 156A26 26 0 0174 104 38 38 0 01144 98 30 30 0 01168 156z', GROUND) +
      stroke('M70 156A26 26 0 0174 104 38 38 0 01144 98 30 30 0 01168 156z') +
      stroke('M44 194q19-20 38 0t38 0 38 0 38 0'),
  },
  {
    key: 'service',
    art: () =>
      rect(46, 56, 148, 104, 'none', `stroke="${INK}" stroke-width="13"`) +
      stroke('M120 160V192M80 194H160') +
      stroke('M86 108L112 132L156 84', MARK),
  },
  {
    key: 'notice',
    art: () =>
      stroke('M52 100H92L164 60V172L92 132H52z') +
      stroke('M76 134L90 190H112L100 140') +
      stroke('M184 92V140M204 78V154', MARK),
  },
  {
    key: 'holiday',
    art: () =>
      rect(48, 58, 144, 136, 'none', `stroke="${INK}" stroke-width="13"`) +
      stroke('M48 94H192M86 40V70M154 40V70') +
      shape('M126 108A36 36 0 10152 164A44 44 0 01126 108z', MARK),
  },
];

/** @type {import('../../lib/scene.mjs').Scene} */
export const scene = {
  name: 'icon',
  draw: ({ v }) => rect(0, 0, 240, 240, GROUND) + v.art(),
  variants: ICONS.map((icon) => ({ time: 'day', width: 240, height: 240, ...icon })),
};
