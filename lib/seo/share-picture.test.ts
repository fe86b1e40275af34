import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../i18n/locales';
import { routeEntries } from '../routing/routes';
import { sharePicture, shareSection } from './share-picture';

it('every route has a small picture in both languages', () => {
  for (const [key] of routeEntries) {
    for (const locale of locales) {
      const file = path.resolve('public', sharePicture(locale, key).src.slice(1));
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(80_000);
    }
  }
});

it('is the picture of the part of the site that the route belongs to', () => {
  expect(shareSection('home')).toBe('home');
  expect(shareSection('about')).toBe('home');
  expect(shareSection('ports')).toBe('ports');
  expect(shareSection('article')).toBe('media');
  expect(shareSection('oldInvoices')).toBe('services');
  expect(shareSection('circulars')).toBe('regulations');
});
