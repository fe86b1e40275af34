import type { ComponentProps, ReactNode } from 'react';
import type { Circular } from '@/lib/content/circulars/circular';
import type { ArticleSummary, HistoryHighlight } from '@/lib/content/collections/articles';
import type { EServiceSummary } from '@/lib/content/collections/e-services';
import type { HomePageAnnouncement } from '@/lib/content/collections/home-page-announcements';
import type { PageText } from '@/lib/content/collections/pages';
import type { Port } from '@/lib/content/collections/ports';
import type { RelatedOrganization } from '@/lib/content/collections/related-organizations';
import type { SiteSettings, Headline } from '@/lib/content/collections/site-settings';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenTender } from '@/lib/open-data/open-tenders';
import type { PortTraffic } from '@/lib/open-data/port-traffic';
import { PortsMap } from '../map/PortsMap';
import { AuthorityData } from '../structured-data/AuthorityData';
import { EServiceShortcuts } from './EServiceShortcuts/EServiceShortcuts';
import { Figures } from './Figures/Figures';
import { HelpPicker } from './HelpPicker/HelpPicker';
import { HistorySection } from './HistorySection/HistorySection';
import { HomeMedia } from './HomeMedia/HomeMedia';
import { InformationTiles } from './InformationTiles/InformationTiles';
import { LiveFacts } from './LiveFacts/LiveFacts';
import { LatestNews } from './LatestNews';
import { Notices } from './Notices';
import { PopupAnnouncements } from './PopupAnnouncements/PopupAnnouncements';
import { RelatedOrganizations } from './RelatedOrganizations/RelatedOrganizations';
import { TaskBar } from './TaskBar/TaskBar';
import { getTranslations } from 'next-intl/server';
import { preload } from 'react-dom';
import { getCarouselLabels } from '../ui/CarouselControls/carouselLabels';
import { Illustration } from '../ui/Illustration/Illustration';
import { illustrationSrc } from '../ui/Illustration/illustrations';
import { HeroStage } from './HeroStage/HeroStage';
import { cx } from '../ui/shared/cx';
import styles from './HomeView.module.css';

interface Props {
  readonly locale: Locale;
  readonly settings: SiteSettings;
  /** Editors' text about the site. */
  readonly text: PageText | null;
  /** For the carousel, newest first. */
  readonly news: readonly ArticleSummary[];
  readonly media: Omit<ComponentProps<typeof HomeMedia>, 'locale'>;
  readonly announcements: readonly HomePageAnnouncement[];
  readonly ports: readonly Port[];
  readonly history: HistoryHighlight | null;
  readonly services: readonly EServiceSummary[];
  readonly organizations: readonly RelatedOrganization[];
  /** Null if unknown. */
  readonly traffic: PortTraffic | null;
  /** Number of current announcements about the e-services. */
  readonly notices: number;
  readonly circulars: readonly Circular[];
  readonly tenders: readonly OpenTender[];
}

export function HomeView({ locale, settings, news, media, ...more }: Props) {
  return (
    <>
      <AuthorityData locale={locale} settings={settings} />
      <Hero locale={locale} headlines={settings.headlines} />
      <TaskBar locale={locale} ports={more.ports}>
        <LiveFacts locale={locale} traffic={more.traffic} notices={more.notices} />
      </TaskBar>
      <HelpPicker locale={locale} />
      <PopupAnnouncements locale={locale} announcements={more.announcements} />
      <Later part="figures">
        <Figures locale={locale} figures={settings.counters} />
      </Later>
      <Later part="news">
        <LatestNews locale={locale} articles={news} />
      </Later>
      {more.ports.length > 0 ? (
        <Later part="map">
          <section aria-labelledby="ports-map-title">
            <PortsMap locale={locale} ports={more.ports} titleId="ports-map-title" />
          </section>
        </Later>
      ) : null}
      <Later part="history">
        <HistorySection locale={locale} intro={settings.history} highlight={more.history} />
      </Later>
      <Later part="services">
        <EServiceShortcuts locale={locale} services={more.services} />
      </Later>
      <Later part="media">
        <HomeMedia locale={locale} {...media} />
      </Later>
      <Later part="organizations">
        <RelatedOrganizations locale={locale} organizations={more.organizations} />
      </Later>
      <Later part="notices">
        <Notices
          locale={locale}
          circulars={more.circulars}
          tenders={more.tenders}
          about={more.text}
        />
      </Later>
      <Later part="tiles">
        <InformationTiles locale={locale} tiles={settings.tiles} />
      </Later>
    </>
  );
}

/** A part below the first screen. */
function Later({ part, children }: { part: string; children: ReactNode }) {
  return <div className={cx('rendered-near', styles[part])}>{children}</div>;
}

interface HeroProps {
  readonly locale: Locale;
  readonly headlines: readonly Headline[];
}

async function Hero({ locale, headlines }: HeroProps) {
  const [t, tAuthority, controls] = await Promise.all([
    getTranslations({ locale, namespace: 'home.hero' }),
    getTranslations({ locale, namespace: 'authority' }),
    getCarouselLabels(locale, headlines.length),
  ]);
  // The largest picture, whose element comes after the menus.
  preload(illustrationSrc('hero-poster'), { as: 'image', fetchPriority: 'high' });
  return (
    <HeroStage
      headlines={headlines.length > 0 ? headlines : [{ title: tAuthority('name'), lead: '' }]}
      poster={<Illustration name="hero-poster" priority />}
      labels={{ region: t('label'), role: t('role'), controls }}
    />
  );
}
