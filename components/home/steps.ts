/** Index of the item at a distance, wrapping around both ends. */
export function stepIndex(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** Step of an arrow key in a writing direction; 0 for any other key. */
export function arrowStep(key: string, direction: 'rtl' | 'ltr'): 1 | -1 | 0 {
  if (key === 'ArrowRight') return direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowLeft') return direction === 'rtl' ? 1 : -1;
  return 0;
}
