import { getTranslations } from 'next-intl/server';
import type { InformationTile } from '@/lib/content/collections/site-settings';
import { localizedPath } from '@/lib/routing/locale-path';
import { isUnavailableLink } from '@/lib/routing/offered';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { Section } from '@/components/ui/Section/Section';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import styles from './InformationTiles.module.css';

interface Props {
  readonly locale: Locale;
  readonly tiles: readonly InformationTile[];
}

/** Tiles: regulations, licences, about the authority. */
export async function InformationTiles({ locale, tiles: all }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.tiles' });
  const tiles = all.filter(({ href }) => !isUnavailableLink(href));
  if (tiles.length === 0) return null;
  return (
    <Section labelledBy="tiles-title">
      <h2 id="tiles-title" className="visually-hidden">
        {t('title')}
      </h2>
      <ul className={`plain ${styles.tiles ?? ''}`}>
        {tiles.map(({ title, text, href, picture }) => (
          <li key={href} className={`on-dark ${styles.tile ?? ''}`}>
            <div className={styles.picture}>
              <Picture
                picture={picture && { ...picture, alt: '' }}
                seed={href}
                sizes="(min-width: 768px) 30vw, 92vw"
              />
            </div>
            <div className={styles.body}>
              <h3 className={styles.title}>
                <SiteLink href={localizedPath(locale, href)} className={styles.link}>
                  <BidiText>{title}</BidiText>
                </SiteLink>
              </h3>
              {text ? (
                <p className={styles.text}>
                  <BidiText>{text}</BidiText>
                </p>
              ) : null}
              <Icon name="arrow" className={styles.arrow} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
