import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { showsDrafts } from '@/lib/preview/draft-mode';
import styles from './PreviewBanner.module.css';

/** A full page load, so that the router's client cache of drafts is discarded. */
const LEAVE = '/api/preview/leave';

/** Tells an editor that drafts are shown, and leads out; renders nothing for visitors. */
export async function PreviewBanner({ locale }: { locale: Locale }) {
  if (!(await showsDrafts())) return null;
  const t = await getTranslations({ locale, namespace: 'preview' });
  return (
    <aside className={styles.banner} aria-label={t('label')} data-print="off">
      <div className={`wrap ${styles.bar ?? ''}`}>
        <p>
          <strong>{t('title')}</strong> {t('text')}
        </p>
        <a className={styles.leave} href={LEAVE}>
          {t('leave')}
        </a>
      </div>
    </aside>
  );
}
