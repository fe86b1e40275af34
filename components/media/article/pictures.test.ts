import type { Article, ArticleCategory } from '@/lib/content/collections/articles';
import type { Picture } from '@/lib/content/types';
import { articlePictures } from './pictures';

const picture = (src: string): Picture => ({ src, width: 1200, height: 750, alt: src });

function article(category: ArticleCategory, images: Picture[], cardImage: Picture | null): Article {
  return {
    slug: 'x',
    title: 'x',
    summary: '',
    body: '',
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    translated: true,
    ports: [],
    imageCount: images.length,
    category,
    images,
    cardImage,
  };
}

const [one, two, card] = [picture('/1'), picture('/2'), picture('/card')];

it('shows a single picture large and makes no gallery of it', () => {
  expect(articlePictures(article('News', [one], card))).toEqual({
    cover: one,
    showsCover: true,
    gallery: [],
  });
});

it('makes a gallery of several pictures', () => {
  const shown = articlePictures(article('News', [one, two], card));
  expect(shown.gallery).toEqual([one, two]);
  expect(shown.showsCover).toBe(true);
});

it('leaves the large picture out of an album with several', () => {
  expect(articlePictures(article('Photos', [one, two], card)).showsCover).toBe(false);
  expect(articlePictures(article('Photos', [one], card)).showsCover).toBe(true);
});

it('falls back to the picture of the card, then to a drawing', () => {
  expect(articlePictures(article('News', [], card)).cover).toBe(card);
  expect(articlePictures(article('News', [], null)).cover).toBeNull();
});
