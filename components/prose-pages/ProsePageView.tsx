import { getTranslations } from 'next-intl/server';
import type { OutlineEntry } from '@/lib/html/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/routes';
import { cx } from '../ui/shared/cx';
import { EmptyState } from '../ui/EmptyState/EmptyState';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { Prose } from '../ui/Prose/Prose';
import { Contents } from './Contents';

/** Min number of headings for a table of contents. */
const LONG_FROM_HEADINGS = 4;

interface Props {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Defaults to the route's name. */
  readonly title?: string;
  readonly lead?: string;
  /** Sanitised HTML with its main headings; null if not published. */
  readonly text: { readonly content: string; readonly outline: readonly OutlineEntry[] } | null;
  /** Class of another layout for the table of contents. */
  readonly contentsClassName?: string;
  /** Class of another layout for the text. */
  readonly textClassName?: string;
}

/** A page of running text: privacy policy, terms, safe usage. */
export async function ProsePageView(props: Props) {
  const { locale, route, title, lead, text } = props;
  const t = await getTranslations({ locale });
  const headings = text?.outline ?? [];
  const long = headings.length >= LONG_FROM_HEADINGS;
  return (
    <>
      <PageHeader locale={locale} route={route} title={title ?? t(`routes.${route}`)} lead={lead} />
      <div className={cx('wrap page-body', long && 'split split--aside')}>
        {long ? (
          <Contents locale={locale} entries={headings} className={props.contentsClassName} />
        ) : null}
        {text?.content ? (
          <Prose html={text.content} className={props.textClassName} />
        ) : (
          <EmptyState title={t('ui.empty.title')} headingLevel={2}>
            {t('ui.empty.text')}
          </EmptyState>
        )}
      </div>
    </>
  );
}
