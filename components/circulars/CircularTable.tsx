import { getTranslations } from 'next-intl/server';
import type { Circular } from '@/lib/content/collections/circulars';
import type { ListPage } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { DocumentLink } from '../ui/data-table/DocumentLink';
import { PagedTable } from '../ui/data-table/PagedTable';
import type { DataRow } from '../ui/data-table/types';
import { DateText } from '../ui/DateText/DateText';
import { LtrText } from '../ui/LtrText/LtrText';
import { CircularDetails, hasDetails } from './CircularDetails';
import { circularAnchor, circularsHref } from '@/lib/routing/circular-pages';

interface Props {
  readonly locale: Locale;
  readonly year: number | null;
  readonly list: ListPage<Circular>;
}

/** One page of circulars: number, date, description with details, file. */
export async function CircularTable({ locale, year, list }: Props) {
  const t = await getTranslations({ locale, namespace: 'circulars' });
  const rows = list.items.map((circular, index): DataRow => {
    const { number, description, file, releasedAt } = circular;
    const anchor = circularAnchor(number);
    return {
      id: `${index} ${number}`,
      cells: {
        number: {
          content: hasDetails(circular) ? (
            <a href={`#${anchor}`}>
              <LtrText>{number}</LtrText>
            </a>
          ) : (
            <LtrText>{number}</LtrText>
          ),
        },
        date: { content: <DateText locale={locale} value={releasedAt} format="numeric" /> },
        description: {
          content: (
            <>
              <p>{description}</p>
              <CircularDetails locale={locale} circular={circular} id={anchor} />
            </>
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
      caption={year === null ? t('caption') : t('captionOfYear', { year: String(year) })}
      columns={[
        { key: 'number', label: t('number'), rowHeader: true, nowrap: true },
        { key: 'date', label: t('documentDate'), sorted: 'descending' },
        { key: 'description', label: t('description'), wide: true, longest: true },
        { key: 'file', label: t('file'), nowrap: true },
      ]}
      rows={rows}
      empty={t('empty')}
      paging={{
        page: list.page,
        pages: list.pages,
        href: (page) => circularsHref(locale, year, page),
      }}
    />
  );
}
