import type { Position } from './projection';

/** A position in whole minutes, as printed on charts: `21°29′N 39°10′E`. */
export function positionText({ latitude, longitude }: Position): string {
  return `${angle(latitude)}${latitude < 0 ? 'S' : 'N'} ${angle(longitude)}${longitude < 0 ? 'W' : 'E'}`;
}

function angle(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
