import type { Article } from '@/lib/content/collections/articles';
import type { Picture } from '@/lib/content/types';

export interface ArticlePictures {
  /** Large picture below the head; null shows a drawing of the site. */
  readonly cover: Picture | null;
  readonly showsCover: boolean;
  /** Pictures of the lightbox. */
  readonly gallery: readonly Picture[];
}

/**
 * A single picture is shown large; several make a gallery: in an article below the large first one, in
 * an album alone.
 */
export function articlePictures({ images, cardImage, category }: Article): ArticlePictures {
  const gallery = images.length > 1 ? images : [];
  return {
    cover: images[0] ?? cardImage,
    showsCover: category !== 'Photos' || gallery.length === 0,
    gallery,
  };
}
