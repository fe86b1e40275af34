import Link from 'next/link';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchResult } from '@/lib/search/groups';
import { DateValue } from '../ui/DateText/DateValue';
import { Marked } from './Marked';
import styles from './ResultItem.module.css';

interface Props {
  readonly locale: Locale;
  /** The words to highlight. */
  readonly found: ReadonlySet<string>;
  readonly result: SearchResult;
  /** Label of an Umm al-Qura date, with `{date}` in its place. */
  readonly hijri: string;
}

/**
 * One result: its title is the link. Links with a hash are plain anchors, because Next's client
 * navigation fires no hashchange event, which tabs listen for.
 */
export function ResultItem({ locale, found, result, hijri }: Props) {
  const { title, excerpt, href, date } = result;
  const heading = <Marked text={title} found={found} />;
  return (
    <li className={styles.item}>
      {href.includes('#') ? (
        <a className={styles.link} href={href}>
          {heading}
        </a>
      ) : (
        <Link className={styles.link} href={href} prefetch={false}>
          {heading}
        </Link>
      )}
      {excerpt ? (
        <p className={styles.excerpt}>
          <Marked text={excerpt} found={found} />
        </p>
      ) : null}
      {date ? (
        <p className={styles.date}>
          <DateValue locale={locale} value={date} hijri={hijri} />
        </p>
      ) : null}
    </li>
  );
}
