import { at, circle, line, rect, shape, times, rotate } from '../lib/svg.mjs';

const sheet = (p, ground) =>
  rect(0, 0, 1200, 750, ground) +
  line(
    times(24, (i) => `M${i * 50} 0V750`) + times(15, (i) => `M0 ${i * 50}H1200`),
    p.far,
    1.2,
    'opacity=".6"',
  );
const north = (p) =>
  circle(0, 0, 54, 'none', `stroke="${p.shade}" stroke-width="4"`) +
  shape('M0-80L22 40 0 20-22 40z', p.shade) +
  shape('M0-80L22 40 0 20z', p.boot);
const scale = (p) =>
  times(6, (i) => rect(i * 50, 0, 50, 14, i % 2 ? p.house : p.shade)) +
  rect(0, 0, 300, 14, 'none', `stroke="${p.shade}" stroke-width="3"`);
const block = (p, x, y, w, h) =>
  rect(x, y, w, h, p.near) +
  rect(x, y, w, h, 'none', `stroke="${p.shade}" stroke-width="3"`) +
  line(`M${x} ${y}L${x + w} ${y + h}M${x + w} ${y}L${x} ${y + h}`, p.shade, 1.6, 'opacity=".6"');
const measure = (p, x0, x1, y) =>
  line(`M${x0} ${y}H${x1}M${x0} ${y - 12}v24M${x1} ${y - 12}v24`, p.boot, 3);

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'history-harbour-plan',
  draw({ v, p }) {
    const sets = {
      basin: () =>
        sheet(p, p.sky.at(-1)) +
        shape('M80 90H1120V300H860V470H740V300H420V470H300V300H80z', p.far) +
        line('M80 90H1120V300H860V470H740V300H420V470H300V300H80z', p.shade, 6) +
        block(p, 130, 130, 150, 90) +
        block(p, 330, 130, 220, 90) +
        block(p, 600, 130, 150, 90) +
        block(p, 820, 130, 240, 90) +
        line('M80 640Q300 560 560 600M1120 640Q900 560 680 600', p.shade, 12) +
        line('M600 720V430', p.boot, 4, 'stroke-dasharray="16 12"') +
        measure(p, 420, 740, 400) +
        at(1010, 560, 1, north(p)) +
        at(130, 690, 1, scale(p)),
      section: () =>
        sheet(p, p.sky[1]) +
        shape('M80 300H560V620H80z', p.near) +
        shape('M560 300H640V640H520V620H560z', p.steel2) +
        shape('M640 420H1120V640H640z', p.far) +
        shape('M80 640H1120V690H80z', p.sandDark) +
        line(
          times(7, (i) => `M${110 + i * 64} 300V${670}`),
          p.shade,
          10,
        ) +
        line('M640 420H1120', p.boot, 4) +
        line('M80 300H640', p.shade, 7) +
        line('M690 420L720 360H960L1010 420z', p.shade, 5) +
        line('M820 360V250L900 330', p.shade, 5) +
        measure(p, 80, 640, 250) +
        line('M1080 420V640M1068 420h24M1068 640h24', p.boot, 3) +
        line('M300 300V170L440 120', p.shade, 7),
      rolled: () =>
        rect(0, 0, 1200, 750, p.ground) +
        times(6, (i) => rect(0, i * 130 + 30, 1200, 4, p.shade, 'opacity=".4"')) +
        rotate(
          -4,
          600,
          375,
          rect(140, 90, 900, 560, p.sky.at(-1)) +
            line('M200 420Q420 300 560 420T980 320V150H200z', p.shade, 5) +
            shape('M200 420Q420 300 560 420T980 320V150H200z', p.far) +
            block(p, 260, 190, 140, 80) +
            block(p, 460, 190, 200, 80) +
            block(p, 740, 180, 150, 70) +
            line('M600 620L700 440', p.boot, 4, 'stroke-dasharray="14 10"') +
            at(880, 520, 0.9, north(p)) +
            at(230, 580, 0.9, scale(p)) +
            rect(110, 80, 50, 580, p.metalLight) +
            rect(1020, 80, 50, 580, p.metalLight),
        ) +
        line('M300 690L640 560', p.boot, 16) +
        line('M640 560l22-9', p.shade, 16),
    };
    return sets[v.set]();
  },
  variants: [
    {
      time: 'sepia',
      set: 'basin',
    },
    {
      time: 'sepiaNoon',
      set: 'section',
    },
    {
      time: 'sepiaEvening',
      set: 'rolled',
    },
  ],
};
