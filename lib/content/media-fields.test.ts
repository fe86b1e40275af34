import { oneFile, picture } from './media-fields';

jest.mock('../config', () => ({ config: () => ({ contentApiToken: 'token of the CMS' }) }));

const pictureOf = (attributes: object) =>
  picture(
    oneFile.validateSync({
      data: {
        attributes: { url: '/uploads/quay.webp', width: 1200, height: 750, ...attributes },
      },
    }),
    'ar',
  );

it('keeps the focal point of a picture', () => {
  expect(pictureOf({ focalPoint: { x: 12, y: 80.5 } })).toMatchObject({
    src: '/media/quay.webp',
    focus: { x: 12, y: 80.5 },
  });
});

it.each([undefined, null, {}, 'left', [1, 2], { x: '1', y: 2 }, { x: 1, y: 101 }, { x: -1, y: 1 }])(
  'shows a picture whose focal point is %j without one',
  (focalPoint) => {
    const shown = pictureOf({ focalPoint });
    expect(shown).toMatchObject({ src: '/media/quay.webp', width: 1200 });
    expect(shown).not.toHaveProperty('focus');
  },
);

it('has the description of the page’s language', () => {
  const both = { alternativeText: 'رصيف', caption: 'A quay' };
  const raw = oneFile.validateSync({
    data: { attributes: { url: '/uploads/quay.webp', width: 1, height: 1, ...both } },
  });
  expect([picture(raw, 'ar')?.alt, picture(raw, 'en')?.alt]).toEqual(['رصيف', 'A quay']);
});
