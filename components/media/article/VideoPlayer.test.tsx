/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import messages from '@/messages/en.json';
import { VideoPlayer } from './VideoPlayer';

jest.mock('next-intl/server', () =>
  jest.requireActual<object>('@/tools/gallery/mocks/next-intl-server'),
);
// Async server components can't render here; only the link matters.
jest.mock('@/components/ui/ExternalLink/ExternalLink', () => ({
  ExternalLink: ({ href, children }: { href: string; children: React.ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));

async function show(url: string) {
  const video = { slug: 'quay', title: 'The quay', url, thumbnail: null };
  const { container } = render(await VideoPlayer({ locale: 'en', video }));
  return container;
}

it('plays a file of this site in place, without fetching it first, and offers it for download', async () => {
  const film = (await show('/media/quay.mp4')).querySelector('video');
  expect(film?.getAttribute('src')).toBe('/media/quay.mp4');
  expect(film?.getAttribute('preload')).toBe('none');
  expect(film?.controls).toBe(true);
  expect(film?.getAttribute('aria-label')).toBe('The quay');
  const download = screen.getByRole('link', { name: messages.media.downloadVideo });
  expect(download.getAttribute('href')).toBe('/media/quay.mp4');
});

it('keeps the player of another host closed until a visitor opens it', async () => {
  const page = await show('https://youtu.be/abcdefghijk');
  const player = page.querySelector('details');
  expect(player?.open).toBe(false);
  const frame = player?.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  expect(frame?.getAttribute('title')).toBe('The quay');
});

it.each(['https://www.videos.example/1', 'https://[videos.example'])('links to %s', async (url) => {
  const page = await show(url);
  expect(screen.getByRole('link').getAttribute('href')).toBe(url);
  expect(page.querySelector('video, iframe')).toBeNull();
});
