/**
 * Spreads values until neighbours differ by at least `gap`, moving each as little as possible and
 * keeping their order, so that ports that almost coincide can be distinguished.
 */
export function spaceOut(values: readonly number[], gap: number): number[] {
  const order = values.map((_, index) => index).sort((a, b) => at(values, a) - at(values, b));
  // With the gaps subtracted, "far enough apart" means "in order": isotonic regression replaces
  // neighbours that are out of order by their mean.
  const groups: { sum: number; size: number }[] = [];
  order.forEach((index, place) => {
    groups.push({ sum: at(values, index) - place * gap, size: 1 });
    for (let last = groups.at(-1); last; last = groups.at(-1)) {
      const before = groups.at(-2);
      if (!before || before.sum / before.size <= last.sum / last.size) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, size: before.size + last.size });
    }
  });
  const spread = groups.flatMap(({ sum, size }) => Array<number>(size).fill(sum / size));
  const moved = [...values];
  order.forEach((index, place) => {
    moved[index] = at(spread, place) + place * gap;
  });
  return moved;
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}
