/**
 * Draws the outlines of the ports map from Natural Earth (public domain) and writes
 * lib/map/outline.json (the chart that the server draws) and public/map/*.geojson (the
 * interactive map). Needed only when the frame or the accuracy changes; its packages are no part
 * of the site:
 *   npm install --no-save world-atlas@2.0.2 d3-geo@3.1.2 topojson-client@3.1.0
 *   node scripts/map/outlines.mjs
 */
import { geoArea, geoEquirectangular, geoMercator, geoStream } from 'd3-geo';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);
const atlas = (name) => JSON.parse(readFileSync(require.resolve(`world-atlas/${name}`), 'utf8'));

/** ISO 3166 number of the country whose ports are shown. */
const COUNTRY = '682';
/** Same as lib/map/projection.ts: units of the chart, 44 to a degree of longitude. */
const CHART = geoMercator()
  .center([46.35, 21.96])
  .scale((44 * 180) / Math.PI)
  .translate([720, 450])
  .precision(0);
/** The chart's frame with room for the thickest stroke along the cut. */
const CHART_CUT = [
  [-420, -130],
  [1720, 1030],
];
/** Degrees west, south, east, north: wider than the region that the map can be moved in. */
const MAP_CUT = [22, 8, 66, 36];

/** Land as one mass: no line between countries exists in it. */
const outlines = {
  land: (scale) => oneLand(atlas(`land-${scale}.json`)),
  country: (scale) => oneCountry(atlas(`countries-${scale}.json`)),
};

function oneLand(topology) {
  return feature(topology, topology.objects.land);
}

function oneCountry(topology) {
  const countries = feature(topology, topology.objects.countries).features;
  return countries.find(({ id }) => id === COUNTRY);
}

/**
 * Rings of a shape after projection and cut. Left out are specks below `least` square units, and
 * the whole frame, which the cut makes of islets too small to tell their inside from outside.
 */
function rings(shape, projection, digits, least) {
  const found = [];
  let ring = null;
  geoStream(
    shape,
    projection.stream({
      point: (x, y) => ring?.push([x, y]),
      lineStart: () => (ring = []),
      lineEnd: () => {
        if (ring) found.push(ring);
        ring = null;
      },
      polygonStart() {},
      polygonEnd() {},
      sphere() {},
    }),
  );
  return found
    .filter((points) => points.length > 5 && Math.abs(area(points)) >= least)
    .map((points) => withoutRepeats(points.map((point) => point.map((n) => round(n, digits)))))
    .filter((points) => points.length >= 3);
}

function area(points) {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}

function withoutRepeats(points) {
  return points.filter(([x, y], index) => {
    const before = points[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

/** Relative line commands: about half the size of absolute ones. */
function svgPath(shapeRings) {
  return shapeRings
    .map((points) => {
      const steps = points.slice(1).map(([x, y], index) => {
        const [beforeX, beforeY] = points[index];
        return `${x - beforeX},${y - beforeY}`;
      });
      return `M${points[0].join(',')}l${steps.join(' ')}z`
        .replaceAll(',-', '-')
        .replaceAll(' -', '-');
    })
    .join('');
}

function geoJson(shape, least) {
  const [west, south, east, north] = MAP_CUT;
  const plane = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [west, -north],
      [east, -south],
    ]);
  // No lake or sea inside the cut is closed, so that every ring is a piece of land of its own.
  const polygons = rings(shape, plane, 3, least).map((points) => {
    const ring = points.map(([x, y]) => [x, y === 0 ? 0 : -y]);
    ring.push(ring[0]);
    return [
      geoArea({ type: 'Polygon', coordinates: [ring] }) > 2 * Math.PI ? ring.reverse() : ring,
    ];
  });
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPolygon', coordinates: polygons },
  };
}

CHART.clipExtent(CHART_CUT);
const chart = Object.fromEntries(
  Object.entries(outlines).map(([name, shape]) => [
    name,
    svgPath(rings(shape('50m'), CHART, 0, 6)),
  ]),
);
writeFileSync(path.join(root, 'lib/map/outline.json'), `${JSON.stringify(chart, null, 2)}\n`);
mkdirSync(path.join(root, 'public/map'), { recursive: true });
for (const [name, shape] of Object.entries(outlines)) {
  writeFileSync(
    path.join(root, `public/map/${name}.geojson`),
    `${JSON.stringify(geoJson(shape('10m'), 0.0004))}\n`,
  );
}
