import type { Prequalification } from '@/lib/content/prequalification';
import { nestedHeadings } from '@/lib/html/nestedHeadings';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { Prose } from '@/components/ui/Prose/Prose';
import { NoData } from './HtmlPanel';
import { namedTables } from './namedTables';

interface Props {
  readonly locale: Locale;
  /** Null while there is none. */
  readonly invitation: Prequalification | null;
}

/** The invitation for pre-qualification: description, tables and note (specification §2). */
export function PrequalificationPanel({ locale, invitation }: Props) {
  if (!invitation) return <NoData locale={locale} />;
  const { description, tables, note } = invitation;
  return (
    <div className="stack">
      {description ? <Prose html={nestedHeadings(description, 3, 'invitation')} /> : null}
      {tables.map(({ title, content }, index) => (
        <div key={title}>
          <h3>{title}</h3>
          <Prose html={nestedHeadings(namedTables(content, title), 4, `invitation-${index + 1}`)} />
        </div>
      ))}
      {note ? (
        <Alert tone="info">
          <Prose html={nestedHeadings(note, 3, 'note')} />
        </Alert>
      ) : null}
    </div>
  );
}
