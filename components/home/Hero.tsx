import { getTranslations } from 'next-intl/server';
import { preload } from 'react-dom';
import type { Headline } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import { getCarouselLabels } from '../ui/CarouselControls/carouselLabels';
import { Illustration } from '../ui/Illustration/Illustration';
import { illustrationSrc } from '../ui/Illustration/illustrations';
import { HeroStage } from './HeroStage/HeroStage';

interface Props {
  readonly locale: Locale;
  readonly headlines: readonly Headline[];
}

export async function Hero({ locale, headlines }: Props) {
  const [t, tAuthority, controls] = await Promise.all([
    getTranslations({ locale, namespace: 'home.hero' }),
    getTranslations({ locale, namespace: 'authority' }),
    getCarouselLabels(locale, headlines.length),
  ]);
  // The largest picture, whose element comes after the menus.
  preload(illustrationSrc('hero-poster'), { as: 'image', fetchPriority: 'high' });
  return (
    <HeroStage
      headlines={headlines.length > 0 ? headlines : [{ title: tAuthority('name'), lead: '' }]}
      poster={<Illustration name="hero-poster" priority />}
      labels={{ region: t('label'), role: t('role'), controls }}
    />
  );
}
