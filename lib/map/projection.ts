/** In chart units or in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Degrees, north and east positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Centre of the map. */
export const CENTRE: Position = { latitude: 21.96, longitude: 46.35 };

/** Size of the drawn chart in its own units. */
export const CHART_WIDTH = 1440;
export const CHART_HEIGHT = 900;

/** Chart units per degree of longitude; public/map/outline.svg has the same scale. */
const UNITS_PER_DEGREE = 44;

/** Mercator northing of a latitude, in degrees of longitude. */
function northing(latitude: number): number {
  const angle = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + angle / 2)) * 180) / Math.PI;
}

/** Projects a position onto the chart. */
export function toChart({ latitude, longitude }: Position): Point {
  return {
    x: CHART_WIDTH / 2 + (longitude - CENTRE.longitude) * UNITS_PER_DEGREE,
    y: CHART_HEIGHT / 2 - (northing(latitude) - northing(CENTRE.latitude)) * UNITS_PER_DEGREE,
  };
}

/** Pixels south of the equator at a zoom (512-pixel tiles). */
export function pixelsFromEquator(latitude: number, zoom: number): number {
  return (-northing(latitude) * 512 * 2 ** zoom) / 360;
}
