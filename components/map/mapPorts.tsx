import { getTranslations } from 'next-intl/server';
import type { Port } from '@/lib/content/collections/ports';
import type { Figure } from '@/lib/content/values';
import { routeHref } from '@/lib/routing/links';
import type { Locale } from '@/lib/i18n/locales';
import { toChart, type Point } from '@/lib/map/projection';
import { seaByLongitude } from '@/lib/map/region';
import { spaceOut } from '@/lib/map/spacing';
import { Picture } from '../ui/Picture/Picture';
import type { MapPort } from './types';

/** Minimum distances in chart units: between two marks, between two lines of names. */
const MARK_GAP = 17;
const LABEL_GAP = 34;
/** Distance of a name from its mark. */
const LABEL_REACH = 44;

type PlacedPort = Port & { readonly position: NonNullable<Port['position']> };

/** Ports with a position, laid out for the static chart and labelled for the client. */
export async function mapPorts(locale: Locale, ports: readonly Port[]): Promise<MapPort[]> {
  const placed = ports.filter((port): port is PlacedPort => port.position !== null);
  const figures = await figureLabels(locale);
  const marks = spacedBySea(placed, MARK_GAP);
  const labels = spacedBySea(placed, LABEL_GAP);
  return placed.map((port, index) => {
    const { x, y } = toChart(port.position);
    const side = seaByLongitude(port.position) === 'redSea' ? 'west' : 'east';
    return {
      ...port.position,
      slug: port.slug,
      name: port.name,
      telephone: port.contact.telephone,
      href: routeHref(locale, 'ports', { query: { port: port.slug } }),
      side,
      mark: toPoint(x, marks[index] ?? y),
      label: toPoint(side === 'west' ? x - LABEL_REACH : x + LABEL_REACH, labels[index] ?? y),
      ...figures(port),
      picture: (
        <Picture
          picture={port.cover && { ...port.cover, alt: '' }}
          seed={port.slug}
          sizes="17rem"
        />
      ),
    };
  });
}

/** Rounds to a tenth of a chart unit, less than a pixel on any screen. */
function toPoint(x: number, y: number): Point {
  return { x: tenths(x), y: tenths(y) };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

async function figureLabels(locale: Locale) {
  const t = await getTranslations({ locale });
  const count = (value: Figure | null) => (value === null ? '' : String(value));
  return ({ position, berths, terminals, capacity }: PlacedPort) => ({
    sea: t(`map.seas.${seaByLongitude(position)}`),
    berthCount:
      typeof berths === 'number'
        ? t('ports.berthCount', { count: berths, digits: String(berths) })
        : '',
    figures: [
      { label: t('ports.berths'), value: count(berths) },
      { label: t('ports.terminals'), value: count(terminals) },
      {
        label: t('map.capacity'),
        value:
          typeof capacity === 'number'
            ? `${capacity} ${t('ports.millionTonnes', { count: capacity })}`
            : (capacity ?? ''),
      },
    ].filter(({ value }) => value !== ''),
  });
}

/** Vertical positions on the chart, spread among the ports of one coast. */
function spacedBySea(ports: readonly PlacedPort[], gap: number): number[] {
  const heights = ports.map(({ position }) => toChart(position).y);
  for (const sea of ['redSea', 'gulf'] as const) {
    const indexes = ports.flatMap(({ position }, index) =>
      seaByLongitude(position) === sea ? [index] : [],
    );
    const spaced = spaceOut(
      indexes.map((index) => heights[index] ?? 0),
      gap,
    );
    indexes.forEach((index, place) => (heights[index] = spaced[place] ?? 0));
  }
  return heights;
}
