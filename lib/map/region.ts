import type { Position } from './projection';

/** Zoom of the interactive map: 6 initially, 5 on narrow screens, 9 at most. */
export const MAX_ZOOM = 9;
const START_ZOOM = 6;
const NARROW_START_ZOOM = 5;
const NARROW_BELOW = 420;

/** Fits all ports on a phone. */
export const MIN_ZOOM = 3.5;

/** Initial zoom by the window's width in pixels. */
export function startZoom(windowWidth: number): number {
  return windowWidth < NARROW_BELOW ? NARROW_START_ZOOM : START_ZOOM;
}

/** Limits of panning (W, S, E, N), so wide that the list need cover no port. */
export const REGION: [number, number, number, number] = [26, 12, 62, 32];

/** West, south, east, north; undefined without positions. */
export function boundingBox(
  positions: readonly Position[],
): [number, number, number, number] | undefined {
  if (positions.length === 0) return undefined;
  const longitudes = positions.map(({ longitude }) => longitude);
  const latitudes = positions.map(({ latitude }) => latitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}

/** Meridian between the two coasts. */
const DIVIDING_MERIDIAN = 45;

export function seaByLongitude({ longitude }: Position): 'redSea' | 'gulf' {
  return longitude < DIVIDING_MERIDIAN ? 'redSea' : 'gulf';
}
