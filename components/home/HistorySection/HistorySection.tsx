import { getTranslations } from 'next-intl/server';
import type { HistoryHighlight } from '@/lib/content/collections/articles';
import type { HistoryIntro } from '@/lib/content/collections/site-settings';
import { routeHref } from '@/lib/routing/links';
import { direction, type Locale } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { getCarouselLabels } from '@/components/ui/CarouselControls/carouselLabels';
import { cx } from '@/components/ui/shared/cx';
import { Icon } from '@/components/ui/Icon/Icon';
import { Illustration } from '@/components/ui/Illustration/Illustration';
import { MoreLink } from '@/components/ui/MoreLink/MoreLink';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage/ResponsiveImage';
import { Section } from '@/components/ui/Section/Section';
import { HistoryCarousel } from '../HistoryCarousel/HistoryCarousel';
import styles from './HistorySection.module.css';

interface Props {
  readonly locale: Locale;
  readonly intro: HistoryIntro;
  /** Null while the magazine has no article. */
  readonly highlight: HistoryHighlight | null;
}

/** The history magazine: pictures of its newest article, a text, milestones. */
export async function HistorySection({ locale, intro, highlight }: Props) {
  const pictures = highlight?.pictures ?? [];
  const [t, controls] = await Promise.all([
    getTranslations({ locale, namespace: 'home.history' }),
    getCarouselLabels(locale, pictures.length),
  ]);
  const name = intro.title || t('title');
  return (
    <Section tone="inverse" labelledBy="history-title" className={styles.section}>
      <div className="split split--half">
        {pictures.length > 0 ? (
          <HistoryCarousel
            direction={direction(locale)}
            labels={{ region: t('pictures'), role: t('role'), controls }}
            pictures={pictures.map((picture) => (
              <ResponsiveImage
                key={picture.src}
                {...picture}
                sizes="(min-width: 1440px) 39rem, (min-width: 1024px) 44vw, 88vw"
              />
            ))}
          />
        ) : (
          <div className={styles.drawing}>
            <Illustration name="history-dhows" />
          </div>
        )}
        <div className={styles.text}>
          <div>
            {highlight ? <p className="eyebrow">{name}</p> : null}
            <h2 id="history-title">{highlight?.title ?? name}</h2>
          </div>
          {intro.text ? (
            <p>
              <BidiText>{intro.text}</BidiText>
            </p>
          ) : null}
          {intro.milestones.length > 0 ? (
            <ol className={styles.milestones}>
              {intro.milestones.map(({ year, text }) => (
                <li key={year}>
                  <strong className={cx('num', styles.year)}>{year}</strong>
                  {text}
                </li>
              ))}
            </ol>
          ) : null}
          <div className="row">
            {highlight ? (
              <ButtonLink
                href={routeHref(locale, 'article', { query: { news: highlight.slug } })}
                variant="outlineInverse"
              >
                {t('read')}
                <Icon name="arrow" />
              </ButtonLink>
            ) : null}
            <MoreLink href={routeHref(locale, 'history')}>{t('all')}</MoreLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
