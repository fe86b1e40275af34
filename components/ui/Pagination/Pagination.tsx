import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronNext, chevronPrevious } from '../Icon/glyphs';
import { PageLink } from '../PageLink/PageLink';
import { StaticMarkup } from '../StaticMarkup/StaticMarkup';
import { pageSteps } from './pageSteps';
import styles from './Pagination.module.css';

interface Props {
  readonly locale: Locale;
  /** The page shown, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly href: (page: number) => string;
}

/** "Page X of Y" with links to the neighbouring pages; nothing where there is one page only. */
export async function Pagination({ locale, page, pages, href }: Props) {
  if (pages < 2) return null;
  const t = await getTranslations({ locale, namespace: 'ui.pagination' });
  return (
    <StaticMarkup as="nav" className={styles.pager} aria-label={t('label')} data-print="off">
      <span>{t('position', { page: String(page), pages: String(pages) })}</span>
      <ol className={styles.list}>
        {page > 1 ? (
          <li>
            <PageLink
              className={styles.step}
              href={href(page - 1)}
              rel="prev"
              aria-label={t('previous')}
            >
              <GlyphMark glyph={chevronPrevious} />
            </PageLink>
          </li>
        ) : null}
        {pageSteps(page, pages).map((step, index) => (
          <li key={step ?? `gap ${index}`} aria-hidden={step === null || undefined}>
            {step === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink
                className={styles.step}
                href={href(step)}
                aria-label={t('page', { page: String(step) })}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </PageLink>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <PageLink
              className={styles.step}
              href={href(page + 1)}
              rel="next"
              aria-label={t('next')}
            >
              <GlyphMark glyph={chevronNext} />
            </PageLink>
          </li>
        ) : null}
      </ol>
    </StaticMarkup>
  );
}
