/**
 * Moves values apart until neighbours differ by `gap` at least, each as little as possible and
 * in unchanged order, so that ports which almost coincide can be told apart.
 */
export function spaceOut(values: readonly number[], gap: number): number[] {
  const order = values.map((_, index) => index).sort((a, b) => at(values, a) - at(values, b));
  // With the gaps taken out, "far enough apart" means "in order": neighbours that are not, share their mean.
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
