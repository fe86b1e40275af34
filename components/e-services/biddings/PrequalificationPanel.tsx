import type { Prequalification } from '@/lib/content/collections/prequalification';
import type { Locale } from '@/lib/i18n/locales';
import { Alert } from '@/components/ui/Alert/Alert';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { Prose } from '@/components/ui/Prose/Prose';
import { NoData } from './HtmlPanel';

interface Props {
  readonly locale: Locale;
  /** Null if not published. */
  readonly invitation: Prequalification | null;
}

/** Invitation for pre-qualification: description, tables, note. */
export function PrequalificationPanel({ locale, invitation }: Props) {
  if (!invitation) return <NoData locale={locale} />;
  const { description, tables, note } = invitation;
  return (
    <div className="stack">
      {description ? <Prose html={description} /> : null}
      {tables.map(({ title, content }, index) => (
        <div key={`${index} ${title}`}>
          {title ? (
            <h3>
              <BidiText>{title}</BidiText>
            </h3>
          ) : null}
          <Prose html={content} />
        </div>
      ))}
      {note ? (
        <Alert tone="info">
          <Prose html={note} />
        </Alert>
      ) : null}
    </div>
  );
}
