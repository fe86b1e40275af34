import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { getTranslations } from 'next-intl/server';
import { config } from '@/lib/config';
import type { Port } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '../ui/Icon/Icon';
import { ChartSheet } from './ChartSheet/ChartSheet';
import { MapPanelHead } from './MapPanelHead/MapPanelHead';
import { mapPorts } from './mapPorts';
import { MapStage } from './MapStage/MapStage';
import type { MapLabels } from './types';

interface Props {
  readonly locale: Locale;
  readonly ports: readonly Port[];
  /** Port of the current page; omitted where the map has its own list of ports. */
  readonly current?: string;
  /** Id of the list's heading. */
  readonly titleId?: string;
}

/** Left edge of the view in chart units by the side of the list, which covers no port. */
const WEST = { list: { ar: 60, en: -312 }, page: { ar: 0, en: -40 } } as const;

/** A static chart with links, progressively enhanced by the interactive map. */
export async function PortsMap({ locale, ports, current, titleId }: Props) {
  const layout = current === undefined ? 'list' : 'page';
  const west = WEST[layout][locale];
  const [placed, labels] = await Promise.all([mapPorts(locale, ports), mapLabels(locale, ports)]);
  return (
    <FaultBoundary>
      <MapStage
        layout={layout}
        listSide={locale === 'ar' ? 'right' : 'left'}
        west={west}
        ports={placed}
        current={current}
        labels={labels}
        mapboxToken={config().mapboxToken}
        icons={{
          zoomIn: <Icon name="plus" />,
          zoomOut: <Icon name="minus" />,
          showAll: <Icon name="pin" />,
          phone: <Icon name="phone" />,
          more: <Icon name="arrow" />,
        }}
        sheet={<ChartSheet locale={locale} ports={placed} west={west} listed={layout === 'list'} />}
        panelHead={titleId ? <MapPanelHead locale={locale} id={titleId} /> : null}
      />
    </FaultBoundary>
  );
}

async function mapLabels(locale: Locale, ports: readonly Port[]): Promise<MapLabels> {
  const t = await getTranslations({ locale, namespace: 'map' });
  return {
    label: t('label'),
    all: t('all'),
    details: Object.fromEntries(
      ports.map(({ slug, name }) => [slug, t('details', { port: name })]),
    ),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    showAll: t('showAll'),
    start: t('start'),
    wheelHint: t('wheelHint'),
    wheelHintMac: t('wheelHintMac'),
    touchHint: t('touchHint'),
    provider: t('provider'),
    attribution: t('attribution'),
  };
}
