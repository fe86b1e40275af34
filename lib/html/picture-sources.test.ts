import { getImageProps } from 'next/image';
import { pictureSources } from './picture-sources';

const SRC = '/media/quay_1.webp';

/** Addresses by width that `next/image` makes with the settings of next.config.mjs. */
function addressesOfNext(): string[] {
  const { props } = getImageProps({ src: SRC, alt: '', fill: true, sizes: '1rem' });
  return props.srcSet?.split(', ') ?? [];
}

const widths = (width: number) =>
  [...(pictureSources(SRC, width)?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, w]) => Number(w));

it('offers addresses of next/image, which its optimiser accepts', () => {
  const offered = [1200, 120].flatMap((width) => pictureSources(SRC, width)?.srcSet.split(', '));
  expect(offered).toHaveLength(7);
  expect(addressesOfNext()).toEqual(expect.arrayContaining(offered));
});

it.each([
  [1600, [360, 480, 768, 1024, 1440], '(min-width: 768px) 45rem, 92vw'],
  [500, [360, 480, 768, 1024], 'min(500px, 92vw)'],
  [200, [240, 360, 480], 'min(200px, 92vw)'],
  [120, [120, 240], 'min(120px, 92vw)'],
])('offers a picture of width %s up to twice that', (width, offered, sizes) => {
  expect(widths(width)).toEqual(offered);
  expect(pictureSources(SRC, width)?.sizes).toBe(sizes);
});

it.each([
  ['a drawing', '/media/map.svg'],
  ['an animation', '/media/crane.gif'],
  ['a picture of another site', 'https://other.example/media/a.webp'],
  ['a picture of another host', '//other.example/a.webp'],
  ['a static picture', '/images/og/home-ar.jpg'],
  ['a version that may have ended', '/media/1-abcdefghijklmnop/a.webp'],
  ['a query', '/media/a.webp?v=1.webp'],
  ['a parent folder', '/media/a..webp'],
  ['no picture', ''],
])('leaves %s as it is', (_, src) => {
  expect(pictureSources(src, 600)).toBeUndefined();
});

it.each([24, 0, NaN])('leaves a picture of width %s as it is', (width) => {
  expect(pictureSources(SRC, width)).toBeUndefined();
});
