import { getTranslations } from 'next-intl/server';
import type { OrganizationalChart } from '@/lib/content/collections/organizational-charts';
import type { Locale } from '@/lib/i18n/locales';
import { SectionHead } from '../ui/SectionHead/SectionHead';
import { ChartLanguage } from './ChartLanguage/ChartLanguage';
import { ChartPicture } from './ChartPicture/ChartPicture';
import { NotPublished } from './NotPublished';
import { OrganizationTree } from './OrganizationTree/OrganizationTree';

interface Props {
  readonly locale: Locale;
  readonly chart: OrganizationalChart | null;
}

/** The organisational chart as a text diagram and as a picture. */
export async function ChartPanel({ locale, chart }: Props) {
  const t = await getTranslations({ locale });
  const title = chart?.title || t('sections.chart');
  return (
    <>
      <SectionHead
        id="chart-title"
        level={3}
        title={title}
        action={<ChartLanguage locale={locale} />}
      />
      {chart?.structure ? <OrganizationTree root={chart.structure} label={title} /> : null}
      {chart?.picture ? (
        <ChartPicture locale={locale} title={title} picture={chart.picture} />
      ) : null}
      {chart?.structure || chart?.picture ? null : <NotPublished locale={locale} />}
    </>
  );
}
