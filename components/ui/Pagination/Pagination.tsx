import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronNext, chevronPrevious } from '../Icon/glyphs';
import { SiteLink } from '../SiteLink/SiteLink';
import { pageSteps } from './pageSteps';
import styles from './Pagination.module.css';

interface Props {
  readonly locale: Locale;
  /** Current page, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly href: (page: number) => string;
}

/** "Page X of Y" with links to the adjacent pages; empty for a single page. */
export async function Pagination({ locale, page, pages, href }: Props) {
  if (pages < 2) return null;
  const t = await getTranslations({ locale, namespace: 'ui.pagination' });
  return (
    <nav className={styles.pager} aria-label={t('label')} data-print="off">
      <span>{t('position', { page: String(page), pages: String(pages) })}</span>
      <ol className={styles.list}>
        {page > 1 ? (
          <li>
            <SiteLink
              className={styles.step}
              href={href(page - 1)}
              rel="prev"
              aria-label={t('previous')}
            >
              <GlyphMark glyph={chevronPrevious} />
            </SiteLink>
          </li>
        ) : null}
        {pageSteps(page, pages).map((step, index) => (
          <li key={step ?? `gap ${index}`} aria-hidden={step === null || undefined}>
            {step === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <SiteLink
                className={styles.step}
                href={href(step)}
                aria-label={t('page', { page: String(step) })}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </SiteLink>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <SiteLink
              className={styles.step}
              href={href(page + 1)}
              rel="next"
              aria-label={t('next')}
            >
              <GlyphMark glyph={chevronNext} />
            </SiteLink>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
