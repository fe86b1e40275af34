import { circle, line, n, rect, shape, times } from '../lib/svg.mjs';
import { pick } from '../../lib/random.mjs';
import { box } from '../parts/cargo.mjs';
import { disc, sky } from '../parts/setting.mjs';

/** Container doors with locking bars, upper left corner at (x, y). */
function doors(p, x, y, w, h, colour) {
  const bars = [0.16, 0.36, 0.64, 0.84].map((k) => x + w * k);
  return (
    rect(x, y, w, h, colour) +
    rect(x, y, w, h, 'none', `stroke="${p.shade}" stroke-width="${n(w / 40)}" opacity=".6"`) +
    line(`M${x + w / 2} ${y}v${h}`, p.shade, w / 60) +
    line(bars.map((b) => `M${n(b)} ${y + 6}v${h - 12}`).join(''), p.metalLight, w / 34) +
    line(bars.map((b) => `M${n(b)} ${n(y + h * 0.58)}h${n(w * 0.13)}`).join(''), p.shade, w / 40) +
    shape(
      bars
        .map(
          (b) =>
            `M${n(b - w * 0.03)} ${n(y + h * 0.1)}h${n(w * 0.06)}v${n(h * 0.04)}h${n(-w * 0.06)}zM${n(b - w * 0.03)} ${n(y + h * 0.86)}h${n(w * 0.06)}v${n(h * 0.04)}h${n(-w * 0.06)}z`,
        )
        .join(''),
      p.shade,
    )
  );
}

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'container-close-up',
  draw({ v, p, rng }) {
    const colour = (i) => p.boxes[i % p.boxes.length];
    const sets = {
      wall: () =>
        rect(0, 0, 1200, 750, p.shade) +
        times(13, (r) => {
          let out = '';
          for (let x = -60 - rng() * 80; x < 1200;) {
            const w = rng() < 0.35 ? 200 : 100;
            out += box(p, Math.round(x), r * 60 + 56, w - 4, 54, pick(rng, p.boxes));
            x += w;
          }
          return out;
        }),
      doors: () =>
        rect(0, 0, 1200, 750, p.shade) +
        times(2, (r) =>
          times(4, (i) => doors(p, i * 304 - 2, r * 380 - 4, 296, 372, colour(i * 3 + r * 2))),
        ),
      corner: () =>
        sky(p, 750) +
        disc(p, ...v.disc) +
        times(
          3,
          (r) =>
            shape(
              `M-20 ${60 + r * 250}L620 ${120 + r * 215}V${322 + r * 215}L-20 ${296 + r * 250}z`,
              colour(r * 2),
            ) +
            shape(
              `M620 ${120 + r * 215}L980 ${170 + r * 196}V${354 + r * 196}L620 ${322 + r * 215}z`,
              colour(r * 2),
            ) +
            shape(
              `M620 ${120 + r * 215}L980 ${170 + r * 196}V${354 + r * 196}L620 ${322 + r * 215}z`,
              p.shade,
              'opacity=".45"',
            ) +
            line(
              times(
                16,
                (i) =>
                  `M${i * 40} ${64 + r * 250 + (i * (60 - r * 35)) / 16}V${292 + r * 250 + (i * (26 - r * 35)) / 16}`,
              ),
              p.shade,
              9,
              'opacity=".22"',
            ) +
            line(
              times(3, (i) => `M${710 + i * 90} ${136 + r * 215 + i * 12 - r * 4 * i}v186`),
              p.metalLight,
              6,
              'opacity=".8"',
            ),
        ),
      casting: () =>
        rect(0, 0, 1200, 750, colour(v.face)) +
        line(
          times(15, (i) => `M${240 + i * 70} 140V750`),
          p.shade,
          26,
          'opacity=".2"',
        ) +
        rect(0, 0, 1200, 120, colour(v.face)) +
        rect(0, 112, 1200, 12, p.shade, 'opacity=".45"') +
        rect(0, 0, 190, 750, colour(v.face)) +
        rect(182, 120, 12, 640, p.shade, 'opacity=".45"') +
        rect(30, 20, 230, 200, p.metal) +
        rect(30, 20, 230, 16, p.metalLight) +
        shape('M95 120a50 34 0 01100 0 50 34 0 01-100 0z', p.shade) +
        times(5, (i) => circle(420 + i * 160, 60, 11, p.shade, 'opacity=".5"')) +
        rect(640, 300, 330, 190, p.house, 'opacity=".92"') +
        line('M680 350H930M680 395H930M680 440H850', p.metal, 10),
    };
    return sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'wall',
    },
    {
      time: 'dusk',
      set: 'doors',
    },
    {
      time: 'dawn',
      set: 'corner',
      disc: [1080, 180, 70],
    },
    {
      time: 'haze',
      set: 'casting',
      face: 0,
    },
  ],
};
