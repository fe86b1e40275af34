import { line, rect, shape } from '../lib/svg.mjs';
import { ends } from './cargo.mjs';

/** Container ship seen head-on; the stem meets the water at (0, 0). `tiers` counts boxes above the deck. */
export function bow(
  p,
  rng,
  { tiers = 5, hull = p.hull, dark = p.shade, boot = p.boot, bridge = true, lights = false } = {},
) {
  const top = -206 - tiers * 30;
  return (
    (bridge
      ? rect(-154, top - 62, 308, 78, p.house) +
        rect(-206, top - 72, 412, 22, p.house) +
        rect(-146, top - 66, 292, 12, p.glass) +
        line(`M0 ${top - 72}v-70M-26 ${top - 118}h52M-14 ${top - 132}h28`, p.house, 5)
      : '') +
    ends(p, rng, {
      x: -224,
      y: -204,
      columns: 14,
      height: (c) => tiers - (Math.abs(c - 6.5) > 5 ? 1 : 0) - (rng() > 0.75 ? 1 : 0),
      w: 30,
      h: 28,
    }) +
    shape('M-252-214H252Q226-104 104-36Q64-14 44 2H-44Q-64-14-104-36Q-226-104-252-214z', hull) +
    shape('M0-200L252-214Q226-104 104-36Q64-14 44 2H0z', dark) +
    shape('M-96-32Q-64-14-44 2H44Q64-14 96-32z', boot) +
    line('M-252-214H252', p.house, 4, 'opacity=".75"') +
    shape('M-128-150h30v26l-15 16-15-16zM98-150h30v26l-15 16-15-16z', p.metal) +
    line('M0-200V2', p.house, 1.6, 'opacity=".35"') +
    (lights ? shape(`M-206 ${top - 60}h8v8h-8zM198 ${top - 60}h8v8h-8z`, p.lamp) : '') +
    line(
      'M-150 14Q-90-6-50 6M150 14Q90-6 50 6M-190 26Q-110 4-56 18M190 26Q110 4 56 18',
      p.glint,
      4,
      'stroke-linecap="round" opacity=".85"',
    )
  );
}
