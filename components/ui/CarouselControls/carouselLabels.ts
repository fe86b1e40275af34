import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { CarouselLabels } from './CarouselControls';

export async function getCarouselLabels(locale: Locale, count: number): Promise<CarouselLabels> {
  const t = await getTranslations({ locale, namespace: 'ui.carousel' });
  return {
    controls: t('controls'),
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    slides: Array.from({ length: count }, (_, index) =>
      t('slide', { number: String(index + 1), count: String(count) }),
    ),
  };
}
