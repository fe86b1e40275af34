import { getTranslations } from 'next-intl/server';
import type { Regulation } from '@/lib/content/collections/regulations';
import type { Locale } from '@/lib/i18n/locales';
import { BidiText } from '../ui/BidiText/BidiText';
import { DataTable } from '../ui/data-table/DataTable';
import { DocumentLink } from '../ui/data-table/DocumentLink';
import { PagedTable } from '../ui/data-table/PagedTable';
import { getTableLabels } from '../ui/data-table/tableLabels';
import { PAGE_SIZES, type DataColumn, type DataRow } from '../ui/data-table/types';
import { dateSearchText } from '../ui/DateText/dateFormat';
import { DateText } from '../ui/DateText/DateText';

interface Props {
  readonly locale: Locale;
  readonly regulations: readonly Regulation[];
}

/** Documents of regulations: name, release date, type, download. */
export async function DocumentTable({ locale, regulations }: Props) {
  const t = await getTranslations({ locale, namespace: 'regulations' });
  const labels = await getTableLabels(locale);
  const [only] = regulations;
  const caption =
    only && regulations.length === 1 ? t('documentsOf', { title: only.title }) : t('allDocuments');
  const columns: DataColumn[] = [
    { key: 'document', label: t('document'), rowHeader: true, sortable: true },
    { key: 'date', label: t('releaseDate'), nowrap: true, sortable: true },
    { key: 'type', label: t('type') },
    { key: 'download', label: t('download') },
  ];
  const rows = regulations.flatMap((regulation) =>
    documentRows(locale, regulation, regulations.length > 1),
  );
  // A few rows need neither search nor pagination.
  if (rows.length <= PAGE_SIZES[0]) {
    return (
      <PagedTable
        locale={locale}
        caption={caption}
        columns={columns}
        rows={rows}
        empty={labels.empty}
        headingLevel={3}
      />
    );
  }
  return (
    <DataTable
      key={only?.id}
      locale={locale}
      caption={caption}
      columns={columns}
      rows={rows}
      labels={labels}
      headingLevel={3}
      addressPrefix=""
    />
  );
}

function documentRows(locale: Locale, regulation: Regulation, withName: boolean): DataRow[] {
  return regulation.documents.map(({ title, releasedAt, file }, index) => ({
    id: `${regulation.id}-${index}`,
    cells: {
      document: {
        content:
          withName && title !== regulation.title ? (
            <>
              <BidiText>{title}</BidiText>
              <p className="muted small">
                <BidiText>{regulation.title}</BidiText>
              </p>
            </>
          ) : (
            title
          ),
        value: title,
      },
      date: releasedAt
        ? {
            content: <DateText locale={locale} value={releasedAt} format="numeric" />,
            value: releasedAt,
            text: dateSearchText(locale, releasedAt),
          }
        : '',
      type: file ? 'PDF' : '',
      download: {
        content: (
          <DocumentLink
            locale={locale}
            file={file}
            title={title}
            fileName={`${regulation.id}-${index + 1}-${locale}.pdf`}
          />
        ),
      },
    },
  }));
}
