/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './QrCode';

it('draws exactly the dark modules', () => {
  const text = 'https://ports.example/circular?number=2026-014';
  const { container } = render(<QrCode text={text} />);
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  const drawn = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) drawn.add(`${Number(x) + step} ${y}`);
  }
  const { data } = encode(text, { border: 0, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : [])));
  expect(drawn).toEqual(new Set(dark));
});
