import type { ReactNode } from 'react';
import { config } from '@/lib/config';
import type { LinkTarget } from '@/lib/routing/links';
import { languageSwitchHref } from '@/lib/routing/language-switch';
import type { Locale } from '@/lib/i18n/locales';
import { loadEmptyRoutes } from '@/lib/content/empty-routes';
import { loadPortLinks } from '@/lib/content/collections/ports';
import { loadSiteSettings } from '@/lib/content/collections/site-settings';
import { ifAvailable } from '@/lib/content/unavailable';
import type { RouteKey } from '@/lib/routing/routes';
import { ChatWidget } from '../chat/ChatWidget';
import { SkipLink } from '../ui/SkipLink/SkipLink';
import { BackToTop } from './BackToTop/BackToTop';
import { EmergencyBanner } from './EmergencyBanner/EmergencyBanner';
import { LastUpdated } from './LastUpdated/LastUpdated';
import { Letterhead } from './Letterhead/Letterhead';
import { OfficialBanner } from './OfficialBanner/OfficialBanner';
import { SiteFooter } from './SiteFooter/SiteFooter';
import { SiteHeader } from './SiteHeader/SiteHeader';

export interface PageFrameProps {
  readonly locale: Locale;
  readonly route: RouteKey;
  /** Query that the language switch preserves. */
  readonly query?: LinkTarget['query'];
  /** Target of the language switch for a page without translation. */
  readonly switchTo?: { readonly route: RouteKey; readonly query?: LinkTarget['query'] };
  /** ISO date-time of the content's last change; no stamp if omitted. */
  readonly updatedAt?: string;
  readonly skyline?: boolean;
  /** False for a page with a question of its own. */
  readonly asks?: boolean;
  /** Renders the page even if header and footer content was never loaded. */
  readonly withoutContent?: boolean;
  readonly children: ReactNode;
}

/** Pages without the feedback question; open data shows only its link. */
const ROUTES_WITHOUT_FEEDBACK: readonly RouteKey[] = ['home', 'openData'];

async function loadFrame(locale: Locale) {
  const [settings, ports, empty] = await Promise.all([
    loadSiteSettings(locale),
    loadPortLinks(locale),
    loadEmptyRoutes(locale),
  ]);
  return { settings, ports, empty };
}

/** Fallback while the content API has never been reached. */
const EMPTY_FRAME = { settings: null, ports: [], empty: [] };

/** Common header and footer around a page. */
export async function PageFrame(props: PageFrameProps) {
  const { locale, route, updatedAt, children, asks = true } = props;
  const frame = loadFrame(locale);
  const { settings, ports, empty } =
    (await (props.withoutContent ? ifAvailable(frame) : frame)) ?? EMPTY_FRAME;
  const { careersUrl, openDataUrl, customerPortalUrl } = config();
  const external = {
    careers: careersUrl,
    openData: openDataUrl,
    customerPortal: customerPortalUrl[locale],
  };
  const languageHref = languageSwitchHref(locale, props.switchTo?.route ?? route, {
    query: props.switchTo ? props.switchTo.query : props.query,
  });
  return (
    <>
      <SkipLink locale={locale} />
      <EmergencyBanner locale={locale} />
      <OfficialBanner locale={locale} />
      <SiteHeader
        key={languageHref}
        locale={locale}
        current={route}
        languageHref={languageHref}
        ports={ports}
        external={external}
        empty={empty}
      />
      <Letterhead locale={locale} route={route} query={props.query} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {updatedAt ? (
        <LastUpdated
          locale={locale}
          date={updatedAt}
          asks={asks && !ROUTES_WITHOUT_FEEDBACK.includes(route)}
        />
      ) : null}
      <SiteFooter
        locale={locale}
        contact={settings?.contact ?? null}
        ports={ports}
        social={settings?.social ?? []}
        external={external}
        empty={empty}
        skyline={props.skyline}
      />
      <BackToTop locale={locale} />
      {route === 'vacancies' ? null : (
        <ChatWidget
          locale={locale}
          hours={settings?.contact.supportHours ?? ''}
          phone={settings?.contact.shortNumber ?? ''}
        />
      )}
    </>
  );
}
