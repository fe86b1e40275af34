import type { Locale } from '@/lib/i18n/locales';
import type { SearchResult } from '@/lib/search/findings';
import { DateValue } from '../ui/DateText/DateValue';
import { Tag } from '../ui/Tag/Tag';
import { Marked } from './Marked';
import { SiteLink } from '../ui/SiteLink/SiteLink';
import styles from './ResultItem.module.css';

/** Labels of a result with placeholders in braces. */
export interface ResultLabels {
  /** Names of the kinds of entry. */
  readonly kindOf: Readonly<Record<SearchResult['kind'], string>>;
  readonly ended: string;
  /** With `{page}`. */
  readonly inDocument: string;
  /** Label of an Umm al-Qura date with a `{date}` placeholder. */
  readonly hijri: string;
}

interface Props {
  readonly locale: Locale;
  /** Words to highlight. */
  readonly found: ReadonlySet<string>;
  readonly result: SearchResult;
  readonly labels: ResultLabels;
}

/** A result: its title is a link, and a match inside a document has a second link to its page. */
export function ResultItem({ locale, found, result, labels }: Props) {
  const { title, excerpt, href, date, kind, ended, document } = result;
  const heading = <Marked text={title} found={found} />;
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        {isFile(href) ? (
          <a className={styles.link} href={href}>
            {heading}
          </a>
        ) : (
          <SiteLink className={styles.link} href={href}>
            {heading}
          </SiteLink>
        )}
        <Tag>{labels.kindOf[kind]}</Tag>
        {ended ? <Tag tone="warm">{labels.ended}</Tag> : null}
      </p>
      {excerpt ? (
        <p className={styles.excerpt}>
          <Marked text={excerpt} found={found} />
        </p>
      ) : null}
      {date || document ? (
        <p className={styles.facts}>
          {date ? (
            <DateValue locale={locale} value={date} format="numeric" hijri={labels.hijri} />
          ) : null}
          {document ? (
            <a className={styles.document} href={document.href}>
              {labels.inDocument.replace('{page}', String(document.page))}
            </a>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

function isFile(href: string): boolean {
  return href.startsWith('/media/');
}
