import { at, circle, line, rect, shape, times, rotate } from '../lib/svg.mjs';
import { open } from '../parts/setting.mjs';
import { shipToShore } from '../parts/cranes.mjs';
import { containerShip } from '../parts/ships.mjs';
import { bunting } from '../parts/flags.mjs';

/** Page with ruled lines, a seal and a signature stroke; upper left corner at (0, 0), 200 by 270. */
const page = (p, seal = p.boot) =>
  rect(0, 0, 200, 270, '#fdfbf4') +
  line(
    times(8, (i) => `M24 ${44 + i * 20}H${i % 3 === 2 ? 130 : 176}`),
    p.metalLight,
    6,
  ) +
  circle(46, 232, 20, seal) +
  circle(46, 232, 11, '#fdfbf4', 'opacity=".5"') +
  line('M96 240q14-34 22-6t20-8 18 4 24-10', '#0b5566', 4);
/** Open leather folder holding two pages, upper left corner at (0, 0). */
const folder = (p, colour, seal) =>
  rect(-14, -14, 460, 298, colour) +
  line('M216-14V284', p.shade, 6) +
  at(6, 0, 1, page(p, seal)) +
  at(226, 0, 1, page(p, seal));
const pen = (p, colour = p.shade) =>
  rect(0, -7, 150, 14, colour) +
  rect(100, -7, 10, 14, p.lamp) +
  shape('M150-7L186 0 150 7z', p.lamp);
const cup = (p) =>
  circle(0, 0, 40, '#fdfbf4') + circle(0, 0, 30, p.metalLight) + circle(0, 0, 22, '#6f5212');
const deskFlag = (p, c1, c2) =>
  line('M0 0V-170', p.lamp, 5) +
  rect(-26, -8, 52, 10, p.lamp) +
  shape('M2-168H92V-106H2z', c1) +
  shape('M2-148H92V-126H2z', c2);
const windowView = (inner, bars) =>
  `<svg x="0" y="0" width="1200" height="440" viewBox="0 160 1200 440" preserveAspectRatio="xMidYMid slice">${inner}</svg>${bars}`;

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'meeting-table',
  draw({ v, p, rng, seed, night }) {
    const wood = v.wood ?? ['#7a5b16', '#6f5212'];
    const harbour = () =>
      windowView(
        open(p, { horizon: 470, seed, disc: v.disc, night }) +
          at(160, 560, 1.3, shipToShore(p)) +
          at(560, 580, 1, containerShip(p, rng, { length: 500 })),
        line('M0 436H1200', p.house, 14) + line('M300 0V436M600 0V436M900 0V436', p.house, 10),
      );
    const top = () =>
      rect(0, 0, 1200, 750, wood[0]) + times(6, (i) => rect(0, i * 130 + 40, 1200, 5, wood[1]));
    const sets = {
      above: () =>
        top() +
        rotate(-6, 400, 380, at(150, 210, 1.15, folder(p, '#0b5566', p.boot))) +
        rotate(5, 900, 380, at(760, 240, 0.9, folder(p, '#a83412', '#0b5566'))) +
        rotate(24, 560, 620, at(520, 620, 1.2, pen(p))) +
        at(640, 130, 1.2, cup(p)) +
        rotate(-30, 1010, 620, at(940, 640, 1.1, pen(p, '#0b5566'))),
      window: () =>
        rect(0, 0, 1200, 750, p.groundTop) +
        harbour() +
        shape('M-20 760L120 470H1080L1220 760z', wood[0]) +
        shape('M120 470H1080L1090 490H110z', wood[1]) +
        `<g transform="matrix(.84 0 -.16 .46 206 500)">${folder(p, '#0b5566', p.boot)}</g>` +
        `<g transform="matrix(.84 0 .16 .46 640 500)">${folder(p, '#a83412', '#0b5566')}</g>` +
        at(560, 484, 1.1, deskFlag(p, '#0b5566', '#fdfbf4')) +
        at(650, 484, 1.1, deskFlag(p, '#f3e3ba', '#0b5566')),
      close: () =>
        rect(0, 0, 1200, 750, wood[0]) +
        times(5, (i) => rect(0, i * 160 + 60, 1200, 6, wood[1])) +
        rotate(-8, 600, 380, at(90, 60, 2.3, folder(p, '#0f4757', '#c23b14'))) +
        rotate(-38, 860, 500, at(640, 560, 2.3, pen(p))),
      round: () =>
        rect(0, 0, 1200, 750, '#e6f2f5') +
        times(12, (i) =>
          rotate(
            i * 30,
            600,
            375,
            rect(560, -40, 80, 80, '#0b5566') + rect(572, -40, 56, 50, '#16819a'),
          ),
        ) +
        circle(600, 375, 320, wood[0]) +
        circle(600, 375, 300, wood[1]) +
        circle(600, 375, 110, '#0b5566') +
        bunting(['#e9cf8f', '#fdfbf4', '#cf4a22', '#e9c46f'], 520, 350, 680, 350, 4, 34, 14) +
        times(6, (i) =>
          rotate(
            i * 60 + 30,
            600,
            375,
            at(556, 130, 0.42, page(p, i % 2 ? '#c23b14' : '#0b5566')) +
              rotate(80, 660, 170, at(650, 150, 0.55, pen(p, '#072733'))),
          ),
        ),
    };
    return sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'above',
    },
    {
      time: 'dusk',
      set: 'window',
      disc: [900, 430, 54],
      wood: ['#5b3a1c', '#3d2712'],
    },
    {
      time: 'dawn',
      set: 'close',
      wood: ['#d9bd82', '#c5a766'],
    },
    {
      time: 'day',
      set: 'round',
      wood: ['#c5a766', '#d9bd82'],
    },
  ],
};
