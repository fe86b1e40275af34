/** Circulars on a page (specification §9). */
export const CIRCULARS_PER_PAGE = 10;

/** Id of a circular's details in the page: `circular-2024-017`. */
export function circularAnchor(number: string): string {
  return `circular-${number.trim().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
}
