import { at, circle, line, n, rect, shape, times, rotate } from '../lib/svg.mjs';
import { PALETTES } from '../lib/palette.mjs';
import { random } from '../../lib/random.mjs';
import { disc, gulls, quay, road, sky, skyline } from '../parts/setting.mjs';
import { box, stack } from '../parts/cargo.mjs';
import { cranePlan, roofPlan, shipPlan, stackPlan, trackPlan, tugPlan } from '../parts/aerial.mjs';
import { controlTower, lighthouse, palm } from '../parts/buildings.mjs';
import { bow } from '../parts/bow.mjs';
import { shipToShore, yardCrane } from '../parts/cranes.mjs';
import {
  bulkCarrier,
  containerShip,
  dhow,
  dredger,
  pilotBoat,
  tanker,
  tug,
  wake,
} from '../parts/ships.mjs';
import { locomotive, rails, truck, wagon } from '../parts/vehicles.mjs';
import { bob, glide, swing, water } from './parts.mjs';

const { dawn, day, dusk, haze, night } = PALETTES;
const containerRow = (p, seed, x, y, columns, tiers) => {
  const rng = random(seed);
  return stack(p, rng, {
    x,
    y,
    columns,
    height: () => 1 + Math.floor(rng() * tiers),
    w: 38.5,
    h: 15.3,
    ribs: false,
  });
};

/** `draw` returns the SVG at time t, 0 to 1; `seconds` is the clip's length. */
export const CLIPS = [
  {
    seconds: 12,
    draw: (t) =>
      water(dusk, { t, disc: [900, 430, 56] }) +
      at(190, 540, 1.6, shipToShore(dusk, { trolley: 130, drop: 40 })) +
      at(430, 540, 1.4, shipToShore(dusk, { colour: dusk.steel2, raised: true })) +
      containerRow(dusk, 4, 0, 540, 14, 3) +
      quay(dusk, -10, 540, 600) +
      at(-420 + t * 900, 650, 1.2, containerShip(dusk, random(3), { length: 480 })) +
      wake(dusk, -420 + t * 900, 160 + t * 900, 656),
  },
  {
    seconds: 10,
    draw: (t) => {
      const trolley = swing(t, 10, 180);
      const drop = 40 + 42 * Math.abs(Math.cos(t * 2 * Math.PI));
      return (
        water(day, { t, disc: [1010, 160, 46], kinds: ['city', 'minaret', 'tank'] }) +
        at(190, 600, 2.3, shipToShore(day, { trolley: n(trolley), drop, cargo: day.boxes[5] })) +
        at(500, 690, 1.6, containerShip(day, random(8), { length: 430, tiers: 4, at: 0.85 })) +
        quay(day, -10, 600, 480) +
        at(30, 600, 0.5, truck(day, { load: 'empty' }))
      );
    },
  },
  {
    seconds: 12,
    draw: (t) => {
      const reach = Math.cos(t * 4 * Math.PI);
      return (
        water(night, { t, horizon: 500, night: true, to: 640 }) +
        at(-60 + t * 380, 600, 0.8, containerShip(night, random(2), { length: 360, tiers: 5 })) +
        shape(
          `M900 290L${n(900 - 1000 * reach)} ${n(210 - 60 * Math.abs(reach))}V${n(360 + 40 * Math.abs(reach))}z`,
          night.lamp,
          `opacity="${n(0.3 * Math.abs(reach) + 0.04)}"`,
        ) +
        at(900, 560, 1.7, lighthouse(night, { beam: false, band: night.metalLight })) +
        rect(883, 264, 34, 38, night.lamp, `opacity="${n(0.4 + 0.6 * Math.abs(reach))}"`) +
        shape('M700 750Q760 610 840 580T1220 520V760H680z', night.rock)
      );
    },
  },
  {
    seconds: 10,
    draw: (t) =>
      water(dawn, { t, horizon: 440, disc: [300, 400, 62] }) +
      at(800, 640 + bob(t, 2, 2), 1.05, bow(dawn, random(6), { tiers: 4, hull: '#0b5566' })) +
      at(
        40 + swing(t, 0, 60),
        640 + bob(t, 7, 4),
        2.4,
        rotate(n(bob(t + 0.1, 1.6, 4)), 80, 0, tug(dawn)),
      ) +
      wake(dawn, 60, 480, 650) +
      gulls(dawn, [
        [400 + t * 160, 170 + bob(t, 14), 1.4],
        [490 + t * 160, 210 + bob(t + 0.3, 12)],
      ]),
  },
  {
    seconds: 10,
    draw: (t) => {
      const x = -560 + glide(t, 0, 0.34, 0, 560) + glide(t, 0.55, 1, 0, 1300);
      const angle = glide(t, 0.4, 0.52, 0, -68) + glide(t, 0.92, 1, 0, 68);
      return (
        sky(day, 600) +
        disc(day, 200, 150, 44) +
        containerRow(day, 9, 0, 600, 30, 5) +
        road(day, 600, { lane: 704 }) +
        rect(620, 250, 580, 56, day.shade) +
        rect(650, 306, 26, 294, day.steel2) +
        rect(1120, 306, 26, 294, day.steel2) +
        rect(720, 262, 110, 30, angle < -30 ? day.boxes[4] : day.boot) +
        at(x, 660, 1, truck(day, { cargo: day.boxes[0] })) +
        rect(690, 486, 76, 124, day.house) +
        rect(700, 500, 56, 46, day.metalLight) +
        rect(600, 520, 18, 96, day.steel) +
        rotate(
          n(angle),
          609,
          530,
          line('M609 530H800', day.house, 11) +
            line('M609 530H800', day.steel, 11, 'stroke-dasharray="22 22"'),
        )
      );
    },
  },
  {
    seconds: 8,
    draw: (t) =>
      water(haze, {
        t,
        horizon: 430,
        disc: [900, 170, 54],
        kinds: ['hill', 'hill', 'minaret', 'city'],
      }) +
      at(520 - t * 60, 470, 1, bulkCarrier(haze, { length: 520 })) +
      at(
        230 + bob(t, 30, 1),
        640 + bob(t, 12, 4),
        2.7,
        rotate(
          n(-2 + bob(t + 0.12, 3, 4)),
          90,
          0,
          pilotBoat(haze, { hull: '#0f4757', accent: '#c23b14' }),
        ),
      ) +
      wake(haze, 230 + bob(t, 30, 1), 700, 648),
  },
  {
    seconds: 10,
    draw: (t) => {
      const x = -520 + t * 3000;
      return (
        sky(day, 580) +
        disc(day, 960, 170, 50) +
        skyline(day, 580, 12, ['crane', 'city', 'tank']) +
        shape('M0 560Q200 490 430 550T900 530 1220 560V760H0z', day.sand) +
        shape('M0 650Q300 590 640 650T1220 630V760H0z', day.sandDark) +
        rails(day, 600) +
        at(
          x,
          602,
          1.05,
          locomotive(day) +
            times(5, (i) =>
              at(
                -314 * (i + 1) - 6,
                0,
                1,
                wagon(day, random(i + 3), ['one', 'two', 'double'][i % 3]),
              ),
            ),
        ) +
        times(3, (i) => at(140 + i * 420, 716, 1.1, palm(day)))
      );
    },
  },
  {
    seconds: 12,
    draw: (t) =>
      water(dawn, { t, horizon: 470, disc: [600, 400, 70], kinds: ['hill', 'hill'] }) +
      at(180 + t * 240, 560, 1.1, rotate(n(bob(t, 2, 3)), 0, 0, dhow(dawn))) +
      at(
        620 + t * 300,
        640,
        1.7,
        rotate(n(bob(t + 0.4, 2.4, 3)), 0, 0, dhow(dawn, { hull: dawn.boot })),
      ) +
      gulls(dawn, [[900 - t * 260, 170 + bob(t, 16), 1.4]]),
  },
  {
    seconds: 10,
    draw: (t) => {
      const out = glide(t, 0.3, 0.55, 0, 1) - glide(t, 0.85, 1, 0, 1);
      const drop =
        20 +
        glide(t, 0.05, 0.28, 84, 0) +
        glide(t, 0.58, 0.76, 0, 110) -
        glide(t, 0.8, 0.86, 0, 110) +
        glide(t, 0.9, 1, 0, 84);
      const carried = t < 0.77;
      return (
        sky(dusk, 600) +
        disc(dusk, 940, 470, 60) +
        skyline(dusk, 600, 3, ['crane', 'city', 'crane']) +
        containerRow(dusk, 21, -10, 600, 8, 4) +
        road(dusk, 600, { lane: 690 }) +
        times(2, (i) => box(dusk, 826, 600 - i * 56, 150, 52, dusk.boxes[(i * 3 + 1) % 7])) +
        (carried ? '' : box(dusk, 826, 488, 150, 52, dusk.boxes[0])) +
        box(dusk, 440, 600, 150, 52, dusk.boxes[5]) +
        at(
          380,
          604,
          1.5,
          yardCrane(dusk, {
            span: 440,
            height: 260,
            trolley: 0.24 + 0.58 * out,
            drop,
            w: 100,
            h: 35,
            cargo: carried ? dusk.boxes[0] : null,
          }),
        )
      );
    },
  },
  {
    seconds: 12,
    draw: (t) => {
      const rng = random(17);
      const x = -220 + glide(t, 0, 1, 0, 760);
      return (
        rect(0, 0, 1200, 750, day.sea[1]) +
        line(
          `M-20 700Q300 ${640 + bob(t, 10)} 560 700T1220 660`,
          day.sea[0],
          4,
          'opacity=".6" stroke-dasharray="2 12" stroke-linecap="round"',
        ) +
        shape('M-20-20H1220V330H-20z', day.sand) +
        rect(180, 90, 1020, 190, day.sandDark) +
        times(5, (i) => stackPlan(day, rng, 200 + i * 196, 100, 12, 16)) +
        roofPlan(day, 30, 110, 110, 80) +
        roofPlan(day, 30, 210, 110, 60) +
        rect(0, 304, 1200, 4, day.house) +
        times(6, (i) => at(420 + i * 130 + bob(t + i * 0.17, 14, 1), 330, 0.8, cranePlan(day))) +
        at(960, 372, 1.15, shipPlan(day, random(5), { length: 360 })) +
        trackPlan(day, x - 190, 560, 190) +
        at(x, 560, 1.2, shipPlan(day, random(6), { length: 320 })) +
        at(x + 240, 560 + bob(t, 4), 1.1, tugPlan(day)) +
        at(x - 60, 620, 1.1, tugPlan(day, day.boot))
      );
    },
  },
  {
    seconds: 10,
    draw: (t) => {
      const spray = 'M640 478Q780 220 990 520';
      return (
        water(haze, { t, disc: [180, 160, 52], kinds: ['hill', 'city', 'crane'] }) +
        shape('M740 560Q900 500 1220 520V640H780z', haze.sand) +
        shape('M820 560Q940 526 1220 552V600H880z', haze.sandDark) +
        at(70, 590 + bob(t, 3, 2), 1.42, dredger(haze, { arm: false })) +
        line(spray, haze.sandDark, 30, 'stroke-linecap="round"') +
        line(
          spray,
          haze.sand,
          18,
          `stroke-linecap="round" stroke-dasharray="60 26" stroke-dashoffset="${n(-t * 86 * 14)}"`,
        ) +
        times(6, (i) =>
          circle(
            960 + i * 14 + bob(t + i * 0.13, 8, 5),
            520 - Math.abs(bob(t + i * 0.21, 24, 6)),
            7,
            haze.sand,
          ),
        )
      );
    },
  },
  {
    seconds: 10,
    draw: (t) => {
      const scan = Math.cos(t * 8 * Math.PI);
      return (
        water(dusk, { t, horizon: 500, disc: [240, 440, 58], kinds: ['city', 'crane', 'tank'] }) +
        at(-120 + t * 420, 600, 1, tanker(dusk, { length: 480 })) +
        quay(dusk, 640, 600, 600) +
        at(880, 604, 1.05, controlTower(dusk, { form: 'taper', lit: dusk.lamp })) +
        rect(880 - 74 * Math.abs(scan), 88, 148 * Math.abs(scan), 16, dusk.house) +
        line(
          times(3, (i) => `M${700 + i * 170} 600V560`),
          dusk.metalLight,
          5,
        ) +
        times(3, (i) => circle(700 + i * 170, 554, 7 + bob(t + i * 0.2, 2, 4), dusk.lamp))
      );
    },
  },
];
