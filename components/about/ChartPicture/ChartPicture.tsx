import { getTranslations } from 'next-intl/server';
import type { Picture } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/components/ui/Icon/Icon';
import { Lightbox } from '@/components/ui/Lightbox/Lightbox';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage/ResponsiveImage';
import styles from './ChartPicture.module.css';

interface Props {
  readonly locale: Locale;
  readonly title: string;
  readonly picture: Picture;
}

/** The chart as a picture with a lightbox; without scripts a link to its file. */
export async function ChartPicture({ locale, title, picture }: Props) {
  const t = await getTranslations({ locale });
  const { src, width, height, alt } = picture;
  return (
    <div className={styles.picture}>
      <Lightbox
        label={title}
        labels={{
          close: t('ui.gallery.close'),
          previous: t('ui.gallery.previous'),
          next: t('ui.gallery.next'),
        }}
        slides={[
          {
            href: src,
            openLabel: t('about.chart.enlarge'),
            thumb: (
              <span className={styles.thumb}>
                <ResponsiveImage
                  {...{ src, width, height }}
                  alt=""
                  sizes="9rem"
                  className={styles.image}
                />
                <span className={styles.labels}>
                  <Icon name="search" />
                  {t('about.chart.enlarge')}
                </span>
              </span>
            ),
            full: (
              <ResponsiveImage
                {...{ src, width, height }}
                alt={alt || title}
                sizes="(min-width: 1280px) 70rem, 92vw"
                priority
              />
            ),
          },
        ]}
      />
    </div>
  );
}
