import { positionText } from './position-text';
import { CENTRE, pixelsFromEquator, toChart } from './projection';
import { boundingBox, seaByLongitude, startZoom } from './region';

const jeddah = { latitude: 21.48, longitude: 39.17 };
const dammam = { latitude: 26.5, longitude: 50.2 };

it('puts the centre of the map in the middle of the chart, north up, east to the right', () => {
  expect(toChart(CENTRE)).toEqual({ x: 720, y: 450 });
  expect(toChart(jeddah).x).toBeLessThan(toChart(dammam).x);
  expect(toChart(jeddah).y).toBeGreaterThan(toChart(dammam).y);
});

it('measures the same distance on the chart and on the interactive map at its scale', () => {
  const chart = toChart(jeddah).y - toChart(dammam).y;
  const zoom = Math.log2((44 * 360) / 512);
  const pixels =
    pixelsFromEquator(jeddah.latitude, zoom) - pixelsFromEquator(dammam.latitude, zoom);
  expect(pixels).toBeCloseTo(chart, 6);
});

it('starts at zoom 6, at 5 on narrow screens', () => {
  expect([390, 419, 420, 1440].map(startZoom)).toEqual([5, 5, 6, 6]);
});

it('returns the bounding box of the ports and their sea', () => {
  expect(boundingBox([jeddah, dammam])).toEqual([39.17, 21.48, 50.2, 26.5]);
  expect(boundingBox([])).toBeUndefined();
  expect([seaByLongitude(jeddah), seaByLongitude(dammam)]).toEqual(['redSea', 'gulf']);
});

it('writes a position in degrees and minutes', () => {
  expect(positionText(jeddah, 'en')).toBe('21°29′N 39°10′E');
  expect(positionText(jeddah, 'ar')).toBe('\u206621°29′\u2069 شمالًا، \u206639°10′\u2069 شرقًا');
  expect(positionText({ latitude: -0.999, longitude: 59.999 }, 'en')).toBe('1°00′S 60°00′E');
});
