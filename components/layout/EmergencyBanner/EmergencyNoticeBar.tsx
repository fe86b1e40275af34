import { getTranslations } from 'next-intl/server';
import type { EmergencyNotice } from '@/lib/content/collections/emergency-banner';
import { exclusiveEnd } from '@/lib/dates/period';
import { direction } from '@/lib/i18n/locales';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { cx } from '@/components/ui/shared/cx';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { info, warning } from '@/components/ui/Icon/glyphs';
import styles from './EmergencyBanner.module.css';
import { EmergencyEnd } from './EmergencyEnd';

interface Props {
  readonly notice: EmergencyNotice;
}

export async function EmergencyNoticeBar({ notice }: Props) {
  const { level, language, text, href, linkText, endsAt, revision } = notice;
  const t = await getTranslations({ locale: language, namespace: 'layout.emergency' });
  const label = t(level);
  return (
    <EmergencyEnd
      id={revision}
      announcement={`${label}: ${text}`}
      language={language}
      end={endsAt === null ? null : exclusiveEnd(endsAt)}
    >
      <section
        className={cx(styles.banner, styles[level])}
        aria-label={label}
        lang={language}
        dir={direction(language)}
        data-emergency={level}
      >
        <div className={cx('wrap', styles.bar)}>
          <GlyphMark glyph={level === 'notice' ? info : warning} className={styles.mark} />
          <p className={styles.text}>
            <strong className={styles.level}>{label}</strong> <BidiText>{text}</BidiText>{' '}
            {href ? (
              <a className={styles.link} href={href}>
                {linkText || t('more')}
              </a>
            ) : null}
          </p>
        </div>
      </section>
    </EmergencyEnd>
  );
}
