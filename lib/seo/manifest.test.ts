import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { THEME_COLOURS, webManifest } from './manifest';

const labels = { name: 'Name', shortName: 'Short', description: 'Description' };

it('has language, direction and start URL in each language', () => {
  expect(webManifest('ar', labels)).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/' });
  expect(webManifest('en', labels)).toMatchObject({ lang: 'en', dir: 'ltr', start_url: '/en' });
});

it('names icons that exist', () => {
  for (const { src } of webManifest('ar', labels).icons ?? []) {
    expect(existsSync(path.resolve('public', src.slice(1)))).toBe(true);
  }
});

it("keeps the design's colours", () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--abyss-950: ${THEME_COLOURS.light};`);
  expect(tokens).toContain(`--color-page: ${THEME_COLOURS.dark};`);
});
