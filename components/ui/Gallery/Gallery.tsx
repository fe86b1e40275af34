import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Lightbox } from '../Lightbox/Lightbox';
import type { PictureSource } from '../Picture/Picture';
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage';

export interface GalleryPicture extends PictureSource {
  readonly caption?: string;
}

interface Props {
  readonly locale: Locale;
  /** Accessible name, such as "Pictures of the news". */
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
}

/** A grid of pictures with a lightbox; without scripts each links to its file. */
export async function Gallery({ locale, label, pictures }: Props) {
  if (pictures.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'ui.gallery' });
  const slides = pictures.map(({ src, width, height, alt, focus, caption }, index) => ({
    href: src,
    openLabel: [
      t('open', { number: String(index + 1), count: String(pictures.length) }),
      alt || caption,
    ]
      .filter(Boolean)
      .join(': '),
    caption: caption ?? alt,
    thumb: (
      <ResponsiveImage
        {...{ src, width, height, focus }}
        alt=""
        sizes="(min-width: 768px) 15rem, 46vw"
      />
    ),
    full: <ResponsiveImage {...{ src, width, height, alt }} sizes="92vw" priority />,
  }));
  return (
    <Lightbox
      label={label}
      labels={{ close: t('close'), previous: t('previous'), next: t('next') }}
      slides={slides}
    />
  );
}
