import { getTranslations } from 'next-intl/server';
import type { ListedCircular } from '@/lib/content/circulars/relations';
import type { PortLink } from '@/lib/content/collections/ports';
import type { ListPage } from '@/lib/content/types';
import { splitAfterWord } from '@/lib/html/truncate';
import type { Locale } from '@/lib/i18n/locales';
import { circularAnchor, circularHref } from '@/lib/routing/circular-pages';
import { BidiText } from '../ui/BidiText/BidiText';
import { DocumentLink } from '../ui/data-table/DocumentLink';
import { PagedTable } from '../ui/data-table/PagedTable';
import type { DataRow } from '../ui/data-table/types';
import { DateText } from '../ui/DateText/DateText';
import { LtrText } from '../ui/LtrText/LtrText';
import { SiteLink } from '../ui/SiteLink/SiteLink';
import { CircularMarks } from './CircularMarks';
import styles from './CircularTable.module.css';

/** Two lines at 360 px, in characters. */
const MAX_LENGTH_ON_PHONES = 88;

interface Props {
  readonly locale: Locale;
  readonly caption: string;
  readonly list: ListPage<ListedCircular>;
  readonly ports: readonly PortLink[];
  /** Path of a page of the same list. */
  readonly pageHref: (page: number) => string;
}

/** One page of circulars: number, date, description with its subject first, file. */
export async function CircularTable({ locale, caption, list, ports, pageHref }: Props) {
  const t = await getTranslations({ locale, namespace: 'circulars' });
  const rows = list.items.map((circular, index): DataRow => {
    const { number, subject, description, file, releasedAt } = circular;
    const href = circularHref(locale, number);
    const anchor = circularAnchor(number);
    const [start, rest] = splitAfterWord(description, MAX_LENGTH_ON_PHONES);
    return {
      id: `${index} ${number}`,
      cells: {
        number: {
          content: subject ? (
            <LtrText>{number}</LtrText>
          ) : (
            <SiteLink href={href}>
              <LtrText>{number}</LtrText>
            </SiteLink>
          ),
        },
        date: { content: <DateText locale={locale} value={releasedAt} format="numeric" /> },
        description: {
          content: (
            <div id={anchor} className={styles.text}>
              <div className={styles.head}>
                {subject ? (
                  <SiteLink href={href} className={styles.subject}>
                    <BidiText>{subject}</BidiText>
                  </SiteLink>
                ) : null}
                <CircularMarks
                  locale={locale}
                  circular={circular}
                  relations={circular.relations}
                  ports={ports}
                />
              </div>
              <p className={styles.description}>
                <BidiText>{start}</BidiText>
                {rest ? (
                  <span className={styles.rest}>
                    <BidiText>{rest}</BidiText>
                  </span>
                ) : null}
              </p>
            </div>
          ),
        },
        file: {
          content: (
            <DocumentLink
              locale={locale}
              file={file}
              title={t('fileOf', { number })}
              fileName={`${anchor}-${locale}.pdf`}
            />
          ),
        },
      },
    };
  });
  return (
    <PagedTable
      locale={locale}
      caption={caption}
      columns={[
        { key: 'number', label: t('number'), rowHeader: true, nowrap: true },
        { key: 'date', label: t('documentDate'), sorted: 'descending', nowrap: true },
        { key: 'description', label: t('description'), wide: true, longest: true },
        { key: 'file', label: t('file'), nowrap: true },
      ]}
      rows={rows}
      empty={t('empty')}
      paging={{ page: list.page, pages: list.pages, href: pageHref }}
    />
  );
}
