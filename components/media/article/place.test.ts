import { routeHref } from '@/lib/routing/links';
import { articlePlace } from '@/lib/routing/article-links';
import { listTarget, showsDate } from './place';

it('links back to the list that contains the entry', () => {
  const back = (place: Parameters<typeof listTarget>[0]) => {
    const { route, query } = listTarget(place);
    return routeHref('ar', route, { query });
  };
  expect(back(articlePlace('News'))).toBe('/media-center?o=News');
  expect(back(articlePlace('Photos'))).toBe('/media-center?o=Photos');
  expect(back(articlePlace('newsletter'))).toBe('/history');
  expect(back('library')).toBe('/media-center?o=library');
});

it('shows no date on a photo article, whichever way it was reached', () => {
  expect(showsDate('news', 'news')).toBe(true);
  expect(showsDate('a', 'history')).toBe(true);
  expect(showsDate('photo', 'news')).toBe(false);
  expect(showsDate('news', 'photos')).toBe(false);
  expect(showsDate('a', 'photos')).toBe(false);
});
