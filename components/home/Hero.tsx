import { getTranslations } from 'next-intl/server';
import type { Headline } from '@/lib/content/collections/site-settings';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { ButtonLink } from '../ui/Button/Button';
import { getCarouselLabels } from '../ui/CarouselControls/carouselLabels';
import { Icon } from '../ui/Icon/Icon';
import { Illustration } from '../ui/Illustration/Illustration';
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
  return (
    <HeroStage
      headlines={headlines.length > 0 ? headlines : [{ title: tAuthority('name'), lead: '' }]}
      poster={<Illustration name="hero-poster" priority />}
      labels={{ region: t('label'), role: t('role'), controls }}
    >
      <ButtonLink href={routeHref(locale, 'eServices')} variant="buff">
        {t('eServices')}
        <Icon name="arrow" />
      </ButtonLink>
      <ButtonLink href={routeHref(locale, 'vesselSearch')} variant="outlineInverse">
        <Icon name="ship" />
        {t('vesselSearch')}
      </ButtonLink>
    </HeroStage>
  );
}
