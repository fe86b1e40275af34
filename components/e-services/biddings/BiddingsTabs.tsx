import { getTranslations } from 'next-intl/server';
import type { BiddingResults } from '@/lib/content/collections/bidding-results';
import type { Prequalification } from '@/lib/content/collections/prequalification';
import type { QualificationAnnouncement } from '@/lib/content/collections/qualification-bindings';
import type { Locale } from '@/lib/i18n/locales';
import { Tabs } from '@/components/ui/Tabs/Tabs';
import { Announcement } from './Announcement';
import { HtmlPanel, NoData } from './HtmlPanel';
import { QualificationPanel } from './QualificationPanel';
import { Alert } from '@/components/ui/Alert/Alert';
import { BidiText } from '@/components/ui/BidiText/BidiText';
import { Prose } from '@/components/ui/Prose/Prose';

interface Props {
  readonly locale: Locale;
  readonly announcements: readonly QualificationAnnouncement[];
  /** Null if not published. */
  readonly results: BiddingResults | null;
  readonly prequalification: Prequalification | null;
}

/** The five tabs of the biddings page; the first is loaded from the e-services API. */
export async function BiddingsTabs(props: Props) {
  const { locale, announcements, results, prequalification } = props;
  const t = await getTranslations({ locale });
  const panels = {
    announcement: <Announcement locale={locale} />,
    qualification: <QualificationPanel locale={locale} announcements={announcements} />,
    opening: <HtmlPanel locale={locale} html={results?.opening} />,
    results: <HtmlPanel locale={locale} html={results?.results} />,
    prequalification: <PrequalificationPanel locale={locale} invitation={prequalification} />,
  };
  return (
    <Tabs
      label={t('ui.tabs.label')}
      selectLabel={t('ui.tabs.select')}
      syncHash
      items={(Object.keys(panels) as (keyof typeof panels)[]).map((id) => ({
        id,
        label: t(`biddings.tabs.${id}`),
        panel: panels[id],
      }))}
    />
  );
}

interface PrequalificationPanelProps {
  readonly locale: Locale;
  /** Null if not published. */
  readonly invitation: Prequalification | null;
}

/** Invitation for pre-qualification: description, tables, note. */
function PrequalificationPanel({ locale, invitation }: PrequalificationPanelProps) {
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
