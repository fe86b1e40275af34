import { document, manyFiles, oneFile, picture, pictures } from './media-fields';

jest.mock('../config', () => ({ config: () => ({ contentApiToken: 'token of the CMS' }) }));

const parsePicture = (attributes: object) =>
  picture(
    oneFile.validateSync({ url: '/uploads/quay.webp', width: 1200, height: 750, ...attributes }),
    'ar',
  );

it('keeps the focal point of a picture', () => {
  expect(parsePicture({ focalPoint: { x: 12, y: 80.5 } })).toMatchObject({
    src: '/media/quay.webp',
    focus: { x: 12, y: 80.5 },
  });
});

it.each([undefined, null, {}, 'left', [1, 2], { x: '1', y: 2 }, { x: 1, y: 101 }, { x: -1, y: 1 }])(
  'shows a picture whose focal point is %j without one',
  (focalPoint) => {
    const shown = parsePicture({ focalPoint });
    expect(shown).toMatchObject({ src: '/media/quay.webp', width: 1200 });
    expect(shown).not.toHaveProperty('focus');
  },
);

it('has the description of the page’s language', () => {
  const both = { alternativeText: 'رصيف', caption: 'A quay' };
  const raw = oneFile.validateSync({ url: '/uploads/quay.webp', width: 1, height: 1, ...both });
  expect([picture(raw, 'ar')?.alt, picture(raw, 'en')?.alt]).toEqual(['رصيف', 'A quay']);
});

it('shows a picture that came without its size', () => {
  const shown = parsePicture({ width: null, height: 'tall' });
  expect(shown?.width).toBeGreaterThan(0);
  expect(shown?.height).toBeGreaterThan(0);
});

it.each(['https://other.example/quay.webp', '//other.example/quay.webp', '/files/quay.webp', 7])(
  'leaves out a picture at %s, which this site does not serve',
  (url) => expect(parsePicture({ url })).toBeNull(),
);

it('accepts a file for a list, a list for a file, and an address for a file', () => {
  const file = { url: 'https://cms.example/uploads/quay.webp', width: '8', height: '5' };
  expect(pictures(manyFiles.validateSync(file), 'ar')).toMatchObject([{ width: 8, height: 5 }]);
  expect(picture(oneFile.validateSync([file, file]), 'ar')).toMatchObject({ width: 8 });
  expect(document(oneFile.validateSync('/uploads/rules.pdf'))).toEqual({
    src: '/media/rules.pdf',
    bytes: 0,
    type: 'application/pdf',
  });
  expect(pictures(manyFiles.validateSync([null, 7, {}, file]), 'ar')).toHaveLength(1);
});

it('links to a document at another host, and ignores invalid addresses', () => {
  const at = (url: string) => document(oneFile.validateSync({ url, size: '12.5' }));
  expect(at('https://files.example/rules.pdf')).toMatchObject({ bytes: 12500 });
  expect(at('javascript:alert(1)')).toBeNull();
  expect(at('/files/rules.pdf')).toBeNull();
});
