import type { MediaSection } from '@/lib/routing/query-pages';

/** Keys of the messages' `sections` group. */
export const SECTION_LABELS = {
  news: 'news',
  press: 'press',
  video: 'videos',
  photos: 'photos',
  library: 'library',
  newsletter: 'newsletter',
} as const satisfies Record<MediaSection, string>;
