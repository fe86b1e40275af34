import { getTranslations } from 'next-intl/server';
import type { AboutRecord } from '@/lib/content/collections/abouts';
import type { Director } from '@/lib/content/collections/directors';
import type { OrganizationalChart } from '@/lib/content/collections/organizational-charts';
import type { PageText } from '@/lib/content/collections/pages';
import type { PortService } from '@/lib/content/collections/services';
import type { Locale } from '@/lib/i18n/locales';
import { TextHeader } from '@/components/ui/PageHeader/TextHeader';
import { Prose } from '@/components/ui/Prose/Prose';
import { Tabs } from '@/components/ui/Tabs/Tabs';
import { AboutSections } from '../AboutSections/AboutSections';
import styles from './AboutView.module.css';
import { Board } from '../Board/Board';
import { ChartPanel } from '../ChartPanel';
import { ServiceList } from '../ServiceList/ServiceList';

interface Props {
  readonly locale: Locale;
  readonly text: PageText | null;
  readonly record: AboutRecord | null;
  readonly directors: readonly Director[];
  readonly chart: OrganizationalChart | null;
  readonly services: readonly PortService[];
}

/** The four tabs of the about page; a hash that contains a tab's id opens it. */
export async function AboutView(props: Props) {
  const { locale, text, record, directors, chart, services } = props;
  const t = await getTranslations({ locale });
  return (
    <>
      <TextHeader locale={locale} route="about" text={text} art="cover-plan" />
      <div className="wrap page-body">
        <Tabs
          label={t('ui.tabs.label')}
          selectLabel={t('ui.tabs.select')}
          syncHash="contains"
          items={[
            {
              id: 'about',
              label: t('about.tab'),
              panel: (
                <>
                  {text?.content ? (
                    <Prose className={styles.introduction} html={text.content} />
                  ) : null}
                  <AboutSections locale={locale} record={record} />
                </>
              ),
            },
            {
              id: 'board',
              label: t('sections.board'),
              panel: <Board locale={locale} directors={directors} />,
            },
            {
              id: 'chart',
              label: t('sections.chart'),
              panel: <ChartPanel locale={locale} chart={chart} />,
            },
            {
              id: 'services',
              label: t('sections.services'),
              panel: <ServiceList locale={locale} services={services} />,
            },
          ]}
        />
      </div>
    </>
  );
}
