import { redirect } from 'next/navigation';
import { concernsPort } from '@/lib/content/circulars/filter';
import { loadCircularPage } from '@/lib/content/collections/circulars';
import { latestChange } from '@/lib/content/latest-change';
import { loadPageText } from '@/lib/content/collections/pages';
import { loadPortLinks, loadPorts, type Port } from '@/lib/content/collections/ports';
import { loadOpenTenders, tendersOfPort } from '@/lib/open-data/open-tenders';
import { loadPortTraffic } from '@/lib/open-data/port-traffic';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { PageFrame } from '../layout/PageFrame';
import type { PortNews } from './PortDetail';
import { PortsView } from './PortsView';

/** Circulars and tenders of a port's page. */
const SHOWN = 3;
/** The newest circulars, among which a port's are looked for. */
const NEWEST = 30;

interface Props {
  readonly locale: Locale;
  /** The port to show; defaults to the first. */
  readonly slug?: string;
}

/** The ports page in the common frame. A port without translation redirects to the first port. */
export async function PortsPage({ locale, slug }: Props) {
  const [ports, text] = await Promise.all([loadPorts(locale), loadPageText(locale, 'ports')]);
  const port = slug ? ports.find((item) => item.slug === slug) : ports[0];
  if (slug && !port) redirect(routeHref(locale, 'ports'));
  const selected = port && { port, news: await loadNews(locale, port) };
  return (
    <PageFrame
      locale={locale}
      route="ports"
      query={slug ? { port: slug } : undefined}
      updatedAt={latestChange(port ?? null, text)}
    >
      <PortsView
        locale={locale}
        text={text}
        ports={ports}
        selected={selected}
        chosen={slug !== undefined}
      />
    </PageFrame>
  );
}

/** Never throws: the page stays without its news. */
async function loadNews(locale: Locale, port: Port): Promise<PortNews> {
  const [traffic, circulars, tenders, ...links] = await Promise.all([
    loadPortTraffic(port.slug),
    loadCircularPage(locale, null, 1, NEWEST).catch(() => null),
    loadOpenTenders(),
    ...(['ar', 'en'] as const).map((language) => loadPortLinks(language).catch(() => [])),
  ]);
  const [ar, en] = links.map((list) => list.find(({ slug }) => slug === port.slug)?.name);
  const concerning = (circulars?.items ?? []).filter((item) => concernsPort(item, port.slug));
  return {
    traffic,
    circulars: concerning.slice(0, SHOWN),
    tenders: tendersOfPort(tenders, { ar: ar ?? '', en: en ?? '' }).slice(0, SHOWN),
    searchName: en,
  };
}
