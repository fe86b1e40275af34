import { getTranslations } from 'next-intl/server';
import { loadServiceAnnouncements } from '../content/collections/announcements';
import { loadArticlePage } from '../content/collections/articles';
import { loadCircularPage } from '../content/collections/circulars';
import { isCurrent } from '../dates/period';
import { riyadhTime } from '../dates/riyadh';
import type { Locale } from '../i18n/locales';
import { findCallPort, loadBilingualPorts } from '../open-data/datasets';
import { countExpectedToday } from '../open-data/expected-today';
import { inTime } from '../open-data/live';
import { loadOpenTenders } from '../open-data/open-tenders';
import { loadPortTraffic, type PortTraffic } from '../open-data/port-traffic';
import { articleHref } from '../routing/article-links';
import { circularHref } from '../routing/circular-pages';
import { routeHref } from '../routing/links';
import type { MenuGroup } from '../routing/routes';

const MAX_TEXTS = 3;
const MAX_PORTS = 5;

interface Highlight {
  readonly href: string;
  readonly label: string;
  /** Number of a circular or of vessels. */
  readonly mark?: string;
  /** ISO date. */
  readonly date?: string;
}

/** Current content of a group of the menu. */
export interface GroupHighlights {
  readonly title: string;
  /** At least one. */
  readonly entries: readonly Highlight[];
  /** Text around the dates, with a `{date}` placeholder. */
  readonly dated?: string;
  /** Time of live data, as text. */
  readonly asOf?: string;
}

export interface MenuHighlights {
  /** Without groups that have no entry or whose data is unavailable. */
  readonly groups: Readonly<Partial<Record<MenuGroup, GroupHighlights>>>;
  /** Label of Umm al-Qura dates with a `{date}` placeholder. */
  readonly hijri: string;
}

/** Current content of the menu's groups. Never throws. */
export async function loadMenuHighlights(locale: Locale): Promise<MenuHighlights> {
  const [t, traffic, ports, notices, tenders, circulars, news] = await Promise.all([
    getTranslations({ locale }),
    loadPortTraffic(),
    inTime(loadBilingualPorts),
    inTime(() => loadServiceAnnouncements(locale)),
    loadOpenTenders(),
    inTime(() => loadCircularPage(locale, null, 1, MAX_TEXTS)),
    inTime(() => loadArticlePage(locale, 'News', 1, MAX_TEXTS)),
  ]);
  const now = Date.now();
  const asOf =
    traffic && t.markup('notices.asOf', { time: () => riyadhTime(new Date(traffic.asOf)) });
  const vessels = routeHref(locale, 'vesselSearch', { query: { search: 'schedule' } });
  const counted = (fact: 'inPort' | 'expected' | 'notices', count: number, href: string) => ({
    href,
    label: t(`home.live.${fact}`, { count, digits: String(count) }),
  });
  const current = (notices ?? []).filter((notice) => isCurrent(notice, now)).length;

  const groups: Readonly<Record<MenuGroup, GroupHighlights>> = {
    about: {
      title: t('notices.tenders'),
      entries: tenders.slice(0, MAX_TEXTS).map(({ id, title, finalAt }) => ({
        href: routeHref(locale, 'tender', { query: { id } }),
        label: title[locale],
        date: finalAt,
      })),
      dated: t.markup('notices.closes', { date: () => '{date}' }),
    },
    ports: {
      title: t('layout.busiestPorts'),
      entries: traffic && ports ? vesselsByPort(locale, traffic, ports) : [],
      ...(asOf && { asOf }),
    },
    services: {
      title: t('home.live.label'),
      entries: [
        ...(traffic
          ? [
              counted('inPort', traffic.inPort.length, vessels),
              counted('expected', countExpectedToday(traffic), vessels),
            ]
          : []),
        ...(current > 0 ? [counted('notices', current, routeHref(locale, 'eServices'))] : []),
      ],
      ...(asOf && { asOf }),
    },
    media: {
      title: t('home.news.title'),
      entries: (news?.items ?? []).map((article) => ({
        href: articleHref(locale, article),
        label: article.title,
        date: article.publishedAt,
      })),
    },
    regulations: {
      title: t('notices.circulars'),
      entries: (circulars?.items ?? []).map(({ number, subject, releasedAt }) => ({
        href: circularHref(locale, number),
        label: subject || t('circulars.name', { number }),
        mark: number,
        date: releasedAt,
      })),
    },
  };
  return {
    groups: Object.fromEntries(
      Object.entries(groups).filter(([, { entries }]) => entries.length > 0),
    ),
    hijri: t.raw('dates.corresponding') as string,
  };
}

/** Ports with their numbers of vessels, the busiest first. */
function vesselsByPort(
  locale: Locale,
  { inPort }: PortTraffic,
  ports: Awaited<ReturnType<typeof loadBilingualPorts>>,
): Highlight[] {
  const slugs = inPort.map((call) => findCallPort(call, ports)?.ar.slug);
  return [...ports]
    .map(([port, names]) => ({
      port,
      label: names[locale].name,
      count: slugs.filter((slug) => slug === port).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_PORTS)
    .map(({ port, label, count }) => ({
      href: routeHref(locale, 'ports', { query: { port } }),
      label,
      mark: String(count),
    }));
}
