import { lastMark, markStale } from '../cache/stale-tags';
import { MISSED, type ContentChange } from '../content/change';
import { STORED_AT_HEADER } from '../http/stored-at-header';
import { recheckMedia } from '../media/media-cache';
import { evictPreparedFiles } from '../seo/prepared-files';
import { applyChange, refreshPages } from './refresh';

jest.mock('../config', () => ({
  config: () => ({ ownOrigin: 'http://site', logLevel: 'silent' }),
}));
jest.mock('../search/engine', () => ({ refreshSearch() {} }));
jest.mock('../redirects/old-addresses', () => ({ refreshOldAddresses() {} }));
jest.mock('../media/media-cache', () => ({ recheckMedia: jest.fn() }));
jest.mock('../seo/prepared-files', () => ({ evictPreparedFiles: jest.fn() }));

const ask = jest.spyOn(globalThis, 'fetch');

function answer(source: string, began: number): Response {
  return new Response('<p></p>', {
    headers: { 'x-nextjs-cache': source, [STORED_AT_HEADER]: String(began) },
  });
}

beforeEach(() => {
  ask.mockReset();
  jest.mocked(recheckMedia).mockClear();
  markStale(['article']);
});

it('is done with a page whose rendering began after the change', async () => {
  ask.mockImplementation(async () => answer('MISS', lastMark()));
  await refreshPages(['/a', '/b']);
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['http://site/a', 'http://site/b']);
});

it('asks again for a page whose rendering began before the change', async () => {
  ask.mockImplementationOnce(async () => answer('MISS', lastMark() - 1));
  ask.mockImplementation(async () => answer('MISS', lastMark()));
  await refreshPages(['/a']);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not render a page for changes that come in meanwhile, which have their own pages', async () => {
  const began = lastMark();
  ask.mockImplementation(async () => {
    markStale(['article']);
    return answer('MISS', began);
  });
  await refreshPages(['/a']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('is done with a page from the cache, and with what is no page', async () => {
  ask.mockImplementationOnce(async () => answer('HIT', 1));
  ask.mockImplementationOnce(async () => new Response(null, { status: 404 }));
  await refreshPages(['/a', '/b']);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('leaves prepared files alone when a draft is saved', async () => {
  await applyChange({ event: 'entry.update', tags: [] });
  expect(evictPreparedFiles).not.toHaveBeenCalled();
  await applyChange({ event: 'entry.publish', tags: ['article'] });
  expect(evictPreparedFiles).toHaveBeenCalledTimes(1);
});

it.each(['refresh', MISSED])(
  'compares files with the CMS after a change of everything: %s',
  async (event) => {
    const change: ContentChange = { event, tags: ['article'] };
    await applyChange({ ...change, event: 'entry.publish' });
    expect(recheckMedia).not.toHaveBeenCalled();
    await applyChange(change);
    expect(recheckMedia).toHaveBeenCalledTimes(1);
  },
);
