/** @jest-environment node */
import type { Locale } from '../../i18n/locales';
import { fetchSingle } from '../client';
import { NotPublishedError } from '../errors';
import { loadEmergencyNotice } from './emergency-banner';

jest.mock('../client');
jest.mock('../cached-loader', () => ({
  cachedLoader: ({ load }: { load: unknown }) => load,
}));
jest.mock('../../preview/draft-mode', () => ({ showsDrafts: () => Promise.resolve(false) }));

/** `updatedAt` by language; missing = not published. */
function published(times: Partial<Record<Locale, string>>): void {
  jest.mocked(fetchSingle).mockImplementation(async (type, locale) => {
    const updatedAt = times[locale];
    if (!updatedAt) throw new NotPublishedError(type);
    const attributes = { Level: 'warning', Text: locale, Link: '', LinkText: '', From: null };
    return { ...attributes, To: null, updatedAt };
  });
}

const revisions = async () =>
  Promise.all(
    (['ar', 'en'] as const).map(
      async (language) => (await loadEmergencyNotice(language))?.revision,
    ),
  );

it('is the same notice in both languages, and another one once either has changed', async () => {
  published({ ar: '2026-01-01T08:00:00Z', en: '2026-01-01T08:00:09Z' });
  const [first, same] = await revisions();
  expect(first).toBeTruthy();
  expect(same).toBe(first);
  published({ ar: '2026-01-01T08:00:00Z', en: '2026-01-01T09:00:00Z' });
  const changed = await revisions();
  expect(changed[0]).not.toBe(first);
  expect(changed[1]).toBe(changed[0]);
});

it('is shown in the other language where it is not in this one', async () => {
  published({ ar: '2026-01-01T08:00:00Z' });
  expect(await loadEmergencyNotice('en')).toMatchObject({ language: 'ar', text: 'ar' });
  published({});
  expect(await loadEmergencyNotice('en')).toBeNull();
});
