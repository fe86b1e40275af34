import { mediaOfPath, mediaPath, ownVersion, withOwnVersions } from './media-path';

const settings = { contentApiToken: 'token of the CMS' };
jest.mock('../config', () => ({ config: () => settings }));

const CHANGED = '2026-11-21T10:00:00.000Z';

it('names the file’s version in the path, and another one after a change', () => {
  const path = mediaPath('/uploads/quay_1.webp', CHANGED);
  expect(path).toMatch(/^\/media\/[0-9a-z]+-[\w-]{16}\/quay_1\.webp$/);
  expect(mediaPath('http://cms:1337/uploads/quay_1.webp', CHANGED)).toBe(path);
  expect(mediaPath('/uploads/quay_1.webp', '2026-11-21T10:00:01.000Z')).not.toBe(path);
  expect(mediaPath('/uploads/quay_1.webp')).toBe('/media/quay_1.webp');
  expect(mediaPath('/uploads/quay_1.webp', 'never')).toBe('/media/quay_1.webp');
  expect(mediaPath('https://youtu.be/x', CHANGED)).toBe('https://youtu.be/x');
});

it('rejects forged versions', () => {
  const [, , version = ''] = mediaPath('/uploads/quay_1.webp', CHANGED).split('/');
  expect(ownVersion(version, 'quay_1.webp')).toEqual(new Date(CHANGED));
  expect(ownVersion(version, 'quay_2.webp')).toBeUndefined();
  expect(ownVersion(version.replace(/^./, 'z'), 'quay_1.webp')).toBeUndefined();
  for (const madeUp of ['', '1', 'abc-', `abc-${'a'.repeat(16)}`]) {
    expect(ownVersion(madeUp, 'quay_1.webp')).toBeUndefined();
  }
});

it('reads name and change of a file from its path', () => {
  const changed = new Date(CHANGED);
  expect(mediaOfPath(mediaPath('/uploads/quay_1.webp', CHANGED))).toEqual({
    name: 'quay_1.webp',
    changed,
  });
  expect(mediaOfPath('/media/quay_1.webp?v=1')).toEqual({ name: 'quay_1.webp' });
});

it('signs paths of older snapshots', () => {
  const path = mediaPath('/uploads/quay_1.webp', CHANGED);
  const stamp = Date.parse(CHANGED).toString(36);
  const stored = JSON.stringify({
    src: `/media/quay_1.webp?v=${stamp}`,
    html: `<img src="/media/quay_1.webp"><img src="/media/quay_1.webp?v=${stamp}">`,
    other: 'https://other.example/media/quay_1.webp?v=1',
  });
  expect(JSON.parse(withOwnVersions(stored))).toEqual({
    src: path,
    html: `<img src="/media/quay_1.webp"><img src="${path}">`,
    other: 'https://other.example/media/quay_1.webp?v=1',
  });
  settings.contentApiToken = 'another token';
  const signed = JSON.parse(withOwnVersions(JSON.stringify([path]))) as string[];
  expect(signed).toEqual([mediaPath('/uploads/quay_1.webp', CHANGED)]);
  expect(signed[0]).not.toBe(path);
});
