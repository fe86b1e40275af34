import { PDF, PICTURE } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { AlbumCards } from './AlbumCards';
import { PublicationCards } from './PublicationCards';
import { VideoCards } from './VideoCards';

export default {};

const updatedAt = '2026-03-01T06:00:00Z';

export const Albums = state(({ locale, text, long }) => (
  <AlbumCards
    locale={locale}
    albums={[1, 2, 11].map((imageCount) => ({
      slug: `album-${imageCount}`,
      title: imageCount === 2 ? long : text('جولة في الميناء', 'A tour of the port'),
      summary: '',
      publishedAt: updatedAt,
      updatedAt,
      category: 'Photos',
      cardImage: imageCount === 1 ? null : PICTURE,
      ports: [],
      imageCount,
    }))}
  />
));

export const Videos = state(({ locale, text, long }) => (
  <VideoCards
    locale={locale}
    videos={[
      { slug: 'from-above', title: text('الميناء من الجو', 'The port from above') },
      { slug: 'long', title: long },
    ].map((video, index) => ({
      ...video,
      url: '/media/clip.mp4',
      summary: '',
      thumbnail: PICTURE,
      publishedAt: updatedAt,
      updatedAt,
      durationSeconds: index === 0 ? 222 : null,
    }))}
  />
));

export const Newsletters = state(({ locale, text, long }) => (
  <PublicationCards
    locale={locale}
    kind="newsletter"
    items={[
      { title: text('العدد ١٢', 'Issue 12'), file: PDF, thumbnail: PICTURE },
      { title: text('العدد ١١', 'Issue 11'), file: null, thumbnail: null },
      { title: long, file: PDF, thumbnail: null },
    ].map((issue) => ({ ...issue, publishedAt: updatedAt, updatedAt }))}
  />
));
