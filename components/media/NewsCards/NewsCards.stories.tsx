import { PICTURE } from '@/tools/gallery/samples';
import { state, type Stage } from '@/tools/gallery/state';
import type { ArticleSummary } from '@/lib/content/collections/articles';
import { NewsCards } from './NewsCards';

export default {};

function articles({ text, long }: Stage, count: number, page: number): ArticleSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `news-${index}`,
    title: index === 1 ? long : text('افتتاح الرصيف الجديد', 'New berth opened'),
    summary: long,
    publishedAt: '2026-03-01T06:00:00Z',
    updatedAt: '2026-03-01T06:00:00Z',
    category: 'News',
    cardImage: index === 2 || page > 1 ? null : PICTURE,
    ports: [],
    imageCount: 0,
  }));
}

const list = (stage: Stage, count: number, page = 1) => (
  <NewsCards
    locale={stage.locale}
    list={{ items: articles(stage, count, page), page, pages: 2, total: count }}
  />
);

export const LeadAndPair = state((stage) => list(stage, 3));

export const LaterPage = state((stage) => list(stage, 3, 2));

export const One = state((stage) => list(stage, 1));
