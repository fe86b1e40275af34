import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { EmptyState } from '@/components/ui/EmptyState/EmptyState';
import { Prose } from '@/components/ui/Prose/Prose';
import styles from './HtmlPanel.module.css';

interface Props {
  readonly locale: Locale;
  /** Sanitised HTML. */
  readonly html: string | undefined;
}

export async function HtmlPanel({ locale, html }: Props) {
  if (!html) return <NoData locale={locale} />;
  return <Prose html={html} className={styles.panel} />;
}

/** Shown without published content. */
export async function NoData({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  return <EmptyState title={t('biddings.empty')} headingLevel={3} />;
}
