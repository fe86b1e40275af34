export const CIRCULARS_PER_PAGE = 10;

/** Fragment id of a circular: `circular-2024-017`. */
export function circularAnchor(number: string): string {
  return `circular-${number.trim().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}
