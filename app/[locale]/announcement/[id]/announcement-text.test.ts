import { ContentUnavailableError, NotPublishedError } from '@/lib/content/errors';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import { announcementText } from './announcement-text';

const mockLoad = jest.fn();
const mockShorten = jest.fn(async () => true);
jest.mock('@/lib/content/cached-loader', () => ({
  cachedLoader: () => () => mockLoad(),
  shortenPageLifetime: () => mockShorten(),
}));
jest.mock('@/lib/e-services/announcements', () => ({}));

const announcement = { id: 1005, content: '<p>own</p>' } as HomePageAnnouncement;

it('is the e-services API’s text for that id', async () => {
  mockLoad.mockResolvedValue({ 1005: { details: '<p>longer</p>' } });
  expect(await announcementText(announcement)).toBe('<p>longer</p>');
  expect(await announcementText({ ...announcement, id: 1006 })).toBe('<p>own</p>');
  expect(mockShorten).not.toHaveBeenCalled();
});

it('falls back to the announcement’s own text while the API has never responded, and retries soon', async () => {
  mockLoad.mockRejectedValue(new ContentUnavailableError('announcement-details'));
  expect(await announcementText(announcement)).toBe('<p>own</p>');
  expect(mockShorten).toHaveBeenCalledTimes(1);
});

it('rethrows every other failure', async () => {
  mockLoad.mockRejectedValue(new NotPublishedError('announcement-details'));
  await expect(announcementText(announcement)).rejects.toThrow(NotPublishedError);
});
