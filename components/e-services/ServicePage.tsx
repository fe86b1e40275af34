import type { RatedService } from '@ports-authority/e-services-contract';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadEService } from '@/lib/content/collections/e-services';
import { latestChange } from '@/lib/content/latest-change';
import type { Entry } from '@/lib/content/types';
import { ifAvailable } from '@/lib/content/unavailable';
import type { LinkTarget } from '@/lib/routing/links';
import { isOffered } from '@/lib/routing/offered';
import type { Locale } from '@/lib/i18n/locales';
import { routeMetadata } from '@/lib/seo/route-metadata';
import { RELEASE_DATE } from '@/lib/startup/release';
import { routes, type RouteKey } from '@/lib/routing/routes';
import { PageFrame } from '../layout/PageFrame';
import type { IllustrationName } from '../ui/Illustration/illustrations';
import { PageHeader } from '../ui/PageHeader/PageHeader';
import { Prose } from '../ui/Prose/Prose';
import { ServiceRating } from './ratings/ServiceRating';
import { ServiceFacts } from './ServiceFacts/ServiceFacts';
import { HelpPanel } from '../forms/layout/HelpPanel/HelpPanel';
import { cx } from '../ui/shared/cx';
import styles from './ServicePage.module.css';
import { PdfTile } from '../ui/PdfTile/PdfTile';
import { SidePanel } from '../ui/SidePanel/SidePanel';

export interface ServicePageProps {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Where the service starts: a link to another system, a form, a table. */
  readonly children?: ReactNode;
  /** Prerequisites: before the children, beside them on wide screens. */
  readonly first?: ReactNode;
  /** Full width for the children, above everything else: for searches with results. */
  readonly wide?: boolean;
  /** Below the facts and steps. */
  readonly details?: ReactNode;
  /** Further content for the last-updated stamp. */
  readonly content?: readonly Entry[];
  /** Query that the language switch keeps. */
  readonly query?: LinkTarget['query'];
  readonly art?: IllustrationName;
}

/** Layout of e-service pages: summary, start, facts, steps, details, guide, help, question. */
export async function ServicePage(props: ServicePageProps) {
  const { locale, route, children, wide } = props;
  const t = await getTranslations({ locale });
  const service = await loadText(locale, route);
  const intro = service?.intro ? <Prose html={service.intro} className={styles.intro} /> : null;
  const isRated = isOffered('serviceRatings');
  return (
    <PageFrame
      locale={locale}
      route={route}
      query={props.query}
      updatedAt={latestChange(service, props.content ?? []) ?? RELEASE_DATE}
      asks={!isRated}
      withoutContent={isPerRequest(route)}
    >
      <PageHeader
        locale={locale}
        route={route}
        title={service?.title ?? t(`routes.${route}`)}
        lead={service?.summary}
        art={props.art}
      />
      <div className="wrap page-body">
        {wide ? <div className={styles.wide}>{children}</div> : null}
        <div className={cx(wide && 'rendered-near rendered-near--inset', wide && styles.below)}>
          <div className="split split--main">
            {props.first ? <div className="split-first">{props.first}</div> : null}
            <div className={styles.main}>
              {intro}
              {wide ? null : children}
              {service ? <ServiceFacts locale={locale} card={service.card} /> : null}
              {props.details}
              {service?.content ? <Prose html={service.content} /> : null}
            </div>
            <aside className={styles.side} aria-label={t('services.aside')}>
              {service?.guide ? (
                <SidePanel title={t('services.guide.title')}>
                  <PdfTile
                    locale={locale}
                    href={service.guide.src}
                    title={t('services.guide.name')}
                    bytes={service.guide.bytes}
                  />
                </SidePanel>
              ) : null}
              <HelpPanel locale={locale} route={route} />
            </aside>
          </div>
        </div>
        {isRated ? (
          <ServiceRating locale={locale} service={serviceKey(route) as RatedService} />
        ) : null}
      </div>
    </PageFrame>
  );
}

/** `generateMetadata` of an e-service page. */
export const serviceMetadata = (route: RouteKey) =>
  routeMetadata(route, (locale) => serviceSummary(locale, route));

/** The editors' summary of an e-service. */
export async function serviceSummary(locale: Locale, route: RouteKey): Promise<string | undefined> {
  return (await loadText(locale, route))?.summary;
}

/** A page that is not cached has no copy: it does without a text that was never loaded. */
async function loadText(locale: Locale, route: RouteKey) {
  const text = loadEService(locale, serviceKey(route));
  return isPerRequest(route) ? ((await ifAvailable(text)) ?? null) : text;
}

function isPerRequest(route: RouteKey): boolean {
  return routes[route].reads !== undefined;
}

/** The slug of a route, key of its entry in the content API. */
function serviceKey(route: RouteKey): string {
  return routes[route].path.slice('/e-services/'.length);
}
