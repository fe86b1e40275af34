import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { BidiText } from '../BidiText/BidiText';
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb';
import { cx } from '../shared/cx';
import { Illustration } from '../Illustration/Illustration';
import type { IllustrationName } from '../Illustration/illustrations';
import styles from './PageHeader.module.css';

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly trail?: readonly Crumb[];
  /** Picture on the lower edge, from 1024 px. */
  readonly art?: IllustrationName;
  readonly children?: ReactNode;
}

/** Header of a page: breadcrumb, h1, lead. */
export function PageHeader({ locale, route, title, lead, trail, art, children }: Props) {
  // Preloaded, or it would arrive after the scripts. Masks are requested with CORS, like fonts.
  preload('/images/texture-isobaths.svg', {
    as: 'image',
    crossOrigin: 'anonymous',
    fetchPriority: 'high',
  });
  return (
    <div className={cx(styles.head, art && styles.withArt, 'on-dark')}>
      <div className={cx('wrap', styles.inner)}>
        <Breadcrumb locale={locale} route={route} trail={trail} />
        <div className={styles.text}>
          <h1 className={styles.title}>
            <BidiText>{title}</BidiText>
          </h1>
          {lead ? (
            <p className={styles.lead}>
              <BidiText>{lead}</BidiText>
            </p>
          ) : null}
          {children}
        </div>
        {art ? <Illustration name={art} className={styles.art} /> : null}
      </div>
    </div>
  );
}
