/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { ResponsiveImage } from './ResponsiveImage';

const PICTURE = { src: '/media/quay.webp', width: 1200, height: 750, alt: 'A quay' };
const image = () => screen.getByRole('img', { name: 'A quay' });

it('leaves the place of a picture without a focal point to the style sheet', () => {
  render(<ResponsiveImage {...PICTURE} className="cover" />);
  expect(image().className).toBe('cover');
  expect(image().getAttribute('data-focus-x')).toBeNull();
});

it('sets the focal point without an inline style', () => {
  render(<ResponsiveImage {...PICTURE} focus={{ x: 4, y: 86 }} />);
  expect(image().dataset).toMatchObject({ focusX: '0', focusY: '75' });
  expect(image().getAttribute('style')).toBeNull();
  expect(image().hasAttribute('focus')).toBe(false);
});

it('offers a picture of one width for two kinds of screens', () => {
  render(<ResponsiveImage {...PICTURE} sizes="17rem" />);
  const { srcset, sizes, width, height } = image() as HTMLImageElement;
  expect(srcset.match(/w=\d+&q=75 \dx/g)).toEqual(['w=360&q=75 1x', 'w=768&q=75 2x']);
  expect([sizes, width, height]).toEqual(['', 1200, 750]);
});

it('offers a picture of changing width in every width', () => {
  render(<ResponsiveImage {...PICTURE} sizes="(min-width: 768px) 30vw, 92vw" />);
  expect((image() as HTMLImageElement).srcset.match(/ \d+w/g)?.length).toBeGreaterThan(3);
});

it('has a CSS rule for every focal point', () => {
  const sheet = readFileSync(path.join(__dirname, 'ResponsiveImage.module.css'), 'utf8');
  for (const axis of ['x', 'y']) {
    // 50 is the default without a rule.
    for (const percent of [0, 25, 75, 100]) {
      const rule = new RegExp(
        `\\[data-focus-${axis}='${percent}'\\] \\{\\s*--focus-${axis}: ${percent}%;`,
      );
      expect(sheet).toMatch(rule);
    }
  }
});
