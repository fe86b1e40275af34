import { at, line, rect, shape, times } from '../lib/svg.mjs';
import { open, sky, disc, skyline, stars } from '../parts/setting.mjs';
import { jibCrane } from '../parts/cranes.mjs';
import { bulkCarrier, containerShip, tanker } from '../parts/ships.mjs';
import { shed } from '../parts/buildings.mjs';

const blocks = (p, x0, x1, y) =>
  shape(
    times(Math.floor((x1 - x0) / 60), (i) => `M${x0 + i * 60} ${y}h34v-26h-34z`),
    p.sandDark,
  );
const scaffold = (p, x, y, w, h) =>
  line(
    times(Math.floor(w / 48) + 1, (i) => `M${x + i * 48} ${y}v${-h}`) +
      times(Math.floor(h / 44) + 1, (i) => `M${x} ${y - i * 44}h${w}`),
    p.metalLight,
    4,
  );

/** Ship's bow on the blocks seen head-on, keel at (0, 0). */
const hullAhead = (p, hull, boot) =>
  shape('M-210-400H210Q200-170 120-60Q70 0 36 0H-36Q-70 0-120-60Q-200-170-210-400z', hull) +
  shape('M0-400H210Q200-170 120-60Q70 0 36 0H0z', p.shade, 'opacity=".35"') +
  shape('M-188-200Q-160-110-120-60Q-70 0-36 0H36Q70 0 120-60Q160-110 188-200z', boot) +
  shape('M0-200H188Q160-110 120-60Q70 0 36 0H0z', p.shade, 'opacity=".25"') +
  line('M-188-200H188', p.house, 7) +
  `<ellipse cx="0" cy="-66" rx="44" ry="62" fill="${boot}"/>` +
  shape('M0-128a44 62 0 010 124z', p.shade, 'opacity=".3"') +
  shape('M-120-330h26v30l-13 14-13-14zM94-330h26v30l-13 14-13-14z', p.metal);

/** @type {import('../lib/scene.mjs').Scene} */
export const scene = {
  name: 'dry-dock',
  draw({ v, p, rng, seed, night }) {
    const base =
      sky(p, 470) +
      (night ? stars(p, 470, seed) : '') +
      disc(p, ...v.disc) +
      skyline(p, 470, seed, v.kinds);
    const basin =
      rect(0, 470, 1200, 280, p.metal) +
      shape('M0 470H120L180 690H1020L1080 470H1200V750H0z', p.ground) +
      shape('M180 690H1020L1060 750H140z', p.groundTop) +
      line('M134 520H1066M148 572H1052M162 624H1038', p.shade, 4, 'opacity=".5"');
    const pit = (ship) =>
      base +
      rect(0, 470, 1200, 280, p.ground) +
      rect(0, 462, 1200, 14, p.groundTop) +
      rect(90, 476, 1020, 200, p.metal) +
      line('M90 520H1110M90 566H1110M90 612H1110', p.shade, 3, 'opacity=".35"') +
      rect(90, 664, 1020, 20, p.groundTop) +
      blocks(p, 170, 1020, 664) +
      ship;
    const sets = {
      ahead: () =>
        base +
        basin +
        at(180, 470, 1.3, jibCrane(p, { grab: false, drop: 90 })) +
        at(1040, 470, 1.1, jibCrane(p, { colour: p.steel2, grab: false, drop: 110 }), true) +
        shape(
          'M460 690h34v-24h-34zM520 690h34v-24h-34zM580 690h34v-24h-34zM640 690h34v-24h-34zM700 690h34v-24h-34z',
          p.sandDark,
        ) +
        at(600, 666, 1.22, hullAhead(p, v.hull, p.boot)),
      side: () =>
        pit(
          at(190, 626, 1.3, bulkCarrier(p, { length: 560, hull: v.hull, gear: false })) +
            at(120, 466, 1.3, jibCrane(p, { grab: false, drop: 60 })) +
            scaffold(p, 700, 664, 192, 176),
        ),
      floating: () =>
        open(p, { horizon: 470, seed, disc: v.disc, kinds: v.kinds, night }) +
        rect(110, 300, 980, 250, p.metal) +
        rect(110, 300, 980, 12, p.house) +
        at(
          230,
          560,
          1.2,
          containerShip(p, rng, { length: 560, tiers: 2, full: 0.2, hull: v.hull }),
        ) +
        rect(80, 560, 1040, 76, p.steel2) +
        rect(80, 560, 1040, 10, p.house) +
        blocks(p, 240, 900, 562) +
        rect(80, 270, 110, 300, p.steel2) +
        rect(1010, 270, 110, 300, p.steel2) +
        at(140, 272, 0.8, jibCrane(p, { grab: false, drop: 50 })) +
        at(1060, 272, 0.8, jibCrane(p, { grab: false, drop: 50 }), true),
      night: () =>
        pit(
          at(760, 470, 0.9, shed(p, { w: 420, h: 140, doors: 3, door: p.lamp })) +
            at(250, 626, 1.2, tanker(p, { length: 520, hull: v.hull, laden: 40 })) +
            scaffold(p, 250, 664, 240, 176) +
            shape('M330 640l8-14 8 14-8 14z', p.lamp) +
            shape('M150 470L60 664H420z', p.lamp, 'opacity=".12"'),
        ),
    };
    return sets[v.set]();
  },
  variants: [
    {
      time: 'day',
      set: 'ahead',
      hull: '#0b5566',
      disc: [880, 130, 42],
      kinds: ['crane', 'city'],
    },
    {
      time: 'dusk',
      set: 'side',
      hull: '#0f4757',
      disc: [960, 380, 56],
      kinds: ['city', 'crane', 'chimney'],
    },
    {
      time: 'dawn',
      set: 'floating',
      hull: '#7d3826',
      disc: [600, 190, 60],
      kinds: ['hill', 'city'],
    },
    {
      time: 'night',
      set: 'night',
      hull: '#12606f',
      disc: [180, 130, 40, true],
      kinds: ['city', 'crane'],
    },
  ],
};
