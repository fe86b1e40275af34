import { at, circle, line, rect, shape, times, rotate } from '../lib/svg.mjs';
import {
  cranePlan,
  roofPlan,
  shipPlan,
  stackPlan,
  tankPlan,
  trackPlan,
  tugPlan,
} from '../parts/aerial.mjs';

const water = (p) =>
  rect(0, 0, 1200, 750, p.sea[1]) +
  line(
    'M-20 690Q300 600 560 690T1220 640M-20 560Q200 640 420 560',
    p.sea[0],
    3,
    'opacity=".6" stroke-dasharray="2 12" stroke-linecap="round"',
  );
const shoals = (p, d) =>
  line(d, p.sea[0], 90, 'opacity=".45" stroke-linejoin="round"') +
  line(d, p.sea[0], 40, 'opacity=".7" stroke-linejoin="round"');

const SETS = {
  quay: ({ p, rng }) =>
    shoals(p, 'M-20 330H420V480L560 330H1220') +
    shape('M-20-20H1220V330H520L400 450 330 380 380 330H-20z', p.sand) +
    rect(430, 30, 770, 250, p.sandDark) +
    times(4, (i) => stackPlan(p, rng, 450 + i * 190, 50, 11, 20)) +
    roofPlan(p, 40, 40, 130, 90) +
    roofPlan(p, 210, 70, 110, 150) +
    roofPlan(p, 50, 190, 100, 70) +
    rect(0, 300, 1200, 4, p.house) +
    times(6, (i) => at(520 + i * 120, 330, 0.8, cranePlan(p))) +
    at(690, 372, 1.15, shipPlan(p, rng, { length: 340 })) +
    at(1100, 372, 1.15, shipPlan(p, rng, { length: 330 })) +
    trackPlan(p, 330, 560, 190) +
    at(470, 560, 1.15, shipPlan(p, rng, { length: 320 })) +
    at(680, 610, 1, tugPlan(p)) +
    circle(880, 560, 110, 'none', `stroke="${p.glint}" stroke-width="3" stroke-dasharray="4 10"`),
  pier: ({ p, rng }) =>
    shoals(p, 'M-20 150H470V640H730V150H1220') +
    shape('M-20-20H1220V150H730V640H470V150H-20z', p.sand) +
    rect(500, 130, 200, 490, p.sandDark) +
    times(2, (i) => stackPlan(p, rng, 512 + i * 104, 160, 6, 42)) +
    rect(0, 110, 1200, 4, p.house) +
    roofPlan(p, 60, 20, 200, 70) +
    roofPlan(p, 860, 20, 240, 70) +
    rotate(90, 430, 390, at(430, 390, 1.2, shipPlan(p, rng, { length: 340 }))) +
    rotate(-90, 770, 390, at(770, 390, 1.2, shipPlan(p, rng, { length: 330, hull: p.boot }))) +
    times(3, (i) => rotate(90, 490, 270 + i * 110, at(490, 270 + i * 110, 0.7, cranePlan(p)))) +
    times(3, (i) =>
      rotate(-90, 710, 270 + i * 110, at(710, 270 + i * 110, 0.7, cranePlan(p, p.steel2))),
    ) +
    at(230, 520, 1.1, tugPlan(p)) +
    trackPlan(p, 200, 520, 90) +
    at(1000, 300, 1.1, tugPlan(p, p.boot)),
  oil: ({ p, rng }) =>
    shape('M-20-20H1220V210H-20z', p.ground) +
    rect(0, 196, 1200, 14, p.groundTop) +
    times(8, (i) => tankPlan(p, 90 + i * 146, 96, 52)) +
    rect(560, 200, 80, 190, p.groundTop) +
    rect(330, 380, 540, 26, p.groundTop) +
    line('M590 150V390H360M610 150V390H840', p.steel, 4) +
    at(600, 450, 1.7, shipPlan(p, rng, { length: 360, cargo: 'pipes' })) +
    at(600, 340, 1.1, shipPlan(p, rng, { length: 300, cargo: 'pipes', hull: p.steel2 })) +
    rotate(28, 220, 620, trackPlan(p, 190, 600, 120) + at(220, 620, 1.3, tugPlan(p))) +
    rotate(-30, 1000, 620, at(1000, 620, 1.3, tugPlan(p, p.house))),
  lit: ({ p, rng }) =>
    shape('M-20 430L420 430 520 320H1220V770H-20z', p.groundTop) +
    line('M-20 430H420L520 320H1220', p.lamp, 5) +
    times(4, (i) => stackPlan(p, rng, 540 + i * 166, 400, 10, 24)) +
    roofPlan(p, 60, 520, 150, 90) +
    roofPlan(p, 260, 580, 150, 90) +
    times(
      9,
      (i) => circle(i * 150, 704, 46, p.lamp, 'opacity=".12"') + circle(i * 150, 704, 6, p.lamp),
    ) +
    times(3, (i) => rotate(180, 640 + i * 200, 320, at(640 + i * 200, 320, 0.9, cranePlan(p)))) +
    at(840, 262, 1.5, shipPlan(p, rng, { length: 350, hull: '#0f4757' })) +
    at(230, 384, 1.2, shipPlan(p, rng, { length: 260, cargo: 'hatches', hull: '#0f4757' })) +
    rotate(
      -20,
      320,
      170,
      trackPlan(p, 250, 170, 140) +
        at(360, 170, 1, shipPlan(p, rng, { length: 240, cargo: 'pipes', hull: '#0f4757' })),
    ),
};

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'berth-aerial',
  draw: ({ v, p, rng }) => water(p) + SETS[v.set]({ p, rng }),
  variants: [
    {
      time: 'day',
      set: 'quay',
    },
    {
      time: 'haze',
      set: 'pier',
    },
    {
      time: 'dawn',
      set: 'oil',
    },
    {
      time: 'night',
      set: 'lit',
    },
  ],
};
