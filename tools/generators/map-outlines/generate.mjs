/**
 * Draws the outlines of the ports map from Natural Earth (public domain) into public/map/outline.svg,
 * the chart that the server renders, and public/map/*.geojson, the interactive map. Run it after a
 * change to the area shown or to the precision: npm run map-outlines
 */
import { geoArea, geoEquirectangular, geoMercator, geoStream } from 'd3-geo';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { ROOT } from '../lib/project.mjs';

const require = createRequire(import.meta.url);
const atlas = (name) => JSON.parse(readFileSync(require.resolve(`world-atlas/${name}`), 'utf8'));

/** ISO 3166 number of the country whose ports are shown. */
const COUNTRY = '682';
/** Must match lib/map/projection.ts: 44 chart units per degree of longitude. */
const CHART = geoMercator()
  .center([46.35, 21.96])
  .scale((44 * 180) / Math.PI)
  .translate([720, 450])
  .precision(0);
/** The chart's frame, wider by the thickest stroke so that the clipped edge is never visible. */
const CHART_CLIP = [
  [-420, -130],
  [1720, 1030],
];
/** Degrees west, south, east, north: beyond the pan limits of the map. */
const MAP_CLIP = [22, 8, 66, 36];

/** `land` is merged, without borders. */
const OUTLINES = {
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
 * Rings of a shape, projected, clipped and rounded to `digits` decimals. Rings of five points or
 * fewer and of less than `minArea` square units are left out: specks, and the clip's own frame,
 * which clipping returns for islets too small to tell their inside from their outside.
 */
function rings(shape, projection, digits, minArea) {
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
    .filter((points) => points.length > 5 && Math.abs(area(points)) >= minArea)
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

/** Relative commands take about half the space of absolute ones. */
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

function geoJson(shape, minArea) {
  const [west, south, east, north] = MAP_CLIP;
  const plane = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [west, -north],
      [east, -south],
    ]);
  // The clip contains no lakes, so every ring is an outer ring.
  const polygons = rings(shape, plane, 3, minArea).map((points) => {
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

CHART.clipExtent(CHART_CLIP);
const paths = Object.entries(OUTLINES).map(
  ([name, shape]) => `<path id="${name}" d="${svgPath(rings(shape('50m'), CHART, 0, 6))}"/>`,
);
mkdirSync(new URL('public/map/', ROOT), { recursive: true });
writeFileSync(
  new URL('public/map/outline.svg', ROOT),
  `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`,
);
for (const [name, shape] of Object.entries(OUTLINES)) {
  writeFileSync(
    new URL(`public/map/${name}.geojson`, ROOT),
    `${JSON.stringify(geoJson(shape('10m'), 0.0004))}\n`,
  );
}
