import type { Article } from '@/lib/content/collections/articles';
import type { Picture } from '@/lib/content/types';

export interface ArticlePictures {
  /** The large picture below the head; null shows the site's own drawing. */
  readonly cover: Picture | null;
  readonly showsCover: boolean;
  /** Pictures that open in the lightbox. */
  readonly gallery: readonly Picture[];
}

/**
 * A single picture is shown large; several make a gallery, below the first one large in an article,
 * alone in an album.
 */
export function articlePictures({ images, cardImage, category }: Article): ArticlePictures {
  const gallery = images.length > 1 ? images : [];
  return {
    cover: images[0] ?? cardImage,
    showsCover: category !== 'Photos' || gallery.length === 0,
    gallery,
  };
}
