import { AboutView } from '@/components/about/AboutView/AboutView';
import { PageFrame } from '@/components/layout/PageFrame';
import { AuthorityData } from '@/components/structured-data/AuthorityData';
import { loadAbout } from '@/lib/content/collections/abouts';
import { loadDirectors } from '@/lib/content/collections/directors';
import { latestChange } from '@/lib/content/latest-change';
import { loadOrganizationalChart } from '@/lib/content/collections/organizational-charts';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadServices } from '@/lib/content/collections/services';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import { toLocale } from '@/lib/i18n/locales';
import { textMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';

type Props = PageProps<'/[locale]/about-us'>;

export const generateMetadata = textMetadata('about');

/** About, board of directors, organisational chart, services and capabilities. */
export default async function AboutPage({ params }: Props) {
  const locale = toLocale((await params).locale);
  const [settings, text, record, directors, chart, services] = await Promise.all([
    loadSiteSettings(locale),
    loadPageText(locale, 'about-us'),
    loadAbout(locale),
    loadDirectors(locale),
    loadOrganizationalChart(locale),
    loadServices(locale),
  ]);
  return (
    <PageFrame
      locale={locale}
      route="about"
      updatedAt={latestChange(text, record, directors, chart, services) ?? RELEASE_DATE}
    >
      <AuthorityData locale={locale} settings={settings} />
      <AboutView {...{ locale, text, record, directors, chart, services }} />
    </PageFrame>
  );
}
