'use client';

import Link from 'next/link';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/Button/Button';
import { cx } from '@/components/ui/shared/cx';
import { ChartPins } from '../ChartPins/ChartPins';
import type { MapControl } from '../engines/engine';
import { MapControls } from '../MapControls/MapControls';
import styles from './MapStage.module.css';
import { PortCard } from '../PortCard/PortCard';
import { PortRows } from '../PortRows/PortRows';
import type { MapIcons, MapPort, MapLabels } from '../types';
import { useChartColours } from '../useChartColours';
import { useEngine } from '../useEngine';

interface Props {
  /** With a list of its own over the map, or alone on the ports page. */
  readonly layout: 'list' | 'page';
  /** Side of the map that the list stands on where it lies over the map. */
  readonly listSide: 'left' | 'right';
  /** First unit of the drawn chart's view. */
  readonly west: number;
  readonly ports: readonly MapPort[];
  readonly current?: string;
  readonly labels: MapLabels;
  readonly icons: MapIcons;
  readonly mapboxToken?: string;
  readonly sheet: ReactNode;
  readonly panelHead: ReactNode;
}

/**
 * The map with its list and card. Server-rendered it is the drawn chart with links, which shows all
 * ports. The interactive map is loaded when the chart is seen and takes its place once the visitor
 * wants to go nearer: it begins at a zoom where few ports are in view (specification §9).
 */
export function MapStage(props: Props) {
  const { layout, ports, labels, icons, current, mapboxToken } = props;
  const [chosen, choose] = useState<string>();
  const [taken, setTaken] = useState(false);
  const [control, setControl] = useState<MapControl>();
  const wish = useRef<(map: MapControl) => void>(undefined);
  const held = useRef<string>(undefined);
  const chart = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const colours = useChartColours();
  const engine = useEngine(chart, mapboxToken ? 'mapbox' : 'maplibre');
  const { Engine } = engine;
  const selected = chosen ?? current ?? ports[0]?.slug;
  const shown = ports.find(({ slug }) => slug === (layout === 'list' ? selected : chosen));

  function select(slug: string) {
    choose(slug);
    control?.show(slug);
  }

  /** Does something with the interactive map, which is put in the chart's place for it. */
  function withMap(work: (map: MapControl) => void) {
    if (control) return work(control);
    wish.current = work;
    setTaken(true);
  }

  useEffect(() => {
    const slug = held.current;
    if (!control || slug === undefined) return;
    let frame = 0;
    // Where motion is reduced, the map's ports are visible some frames later only.
    const focus = (frames: number) => {
      control.focus(slug);
      // The page itself and what is hidden have no box to stand in.
      const { activeElement } = document;
      const isShown = activeElement instanceof HTMLElement && activeElement.offsetParent !== null;
      if (isShown || frames === 0) return;
      frame = requestAnimationFrame(() => focus(frames - 1));
    };
    focus(30);
    return () => cancelAnimationFrame(frame);
  }, [control]);

  function ready(map: MapControl) {
    // The chart is hidden now, and the port on it that has the focus would lose it.
    held.current = chart.current?.querySelector<HTMLElement>('[data-port]:focus')?.dataset.port;
    setControl(map);
    wish.current?.(map);
  }

  function goNearer(map: MapControl) {
    if (selected) map.show(selected);
  }

  /** The chart is pressed beside its ports, to be moved or enlarged. */
  function press({ target }: MouseEvent) {
    if (Engine && !(target as Element).closest('a, button')) withMap(goNearer);
  }

  function startMap() {
    engine.start?.();
    setTaken(true);
  }

  function closeCard(event: KeyboardEvent) {
    if (event.key !== 'Escape' || layout !== 'page' || !chosen) return;
    choose(undefined);
    // The card may have held the focus.
    if (control) control.focus(chosen);
    else focusOnChart(chosen);
  }

  function focusOnChart(slug: string) {
    chart.current?.querySelector<HTMLElement>(`[data-port="${CSS.escape(slug)}"]`)?.focus();
  }

  return (
    <div className={cx(styles.stage, styles[layout])} data-print="off" onKeyDown={closeCard}>
      <div
        ref={chart}
        className={cx(styles.chart, styles[`${props.listSide}List`])}
        role="group"
        aria-label={labels.label}
        data-map={control ? 'interactive' : Engine ? 'ready' : 'drawn'}
        aria-busy={taken && !control && Engine !== undefined}
      >
        {/* For pointers alone: by keyboard the map is taken up with its buttons. */}
        <div dir="ltr" className={styles.sheet} hidden={control !== undefined} onMouseDown={press}>
          {props.sheet}
          <ChartPins ports={ports} west={props.west} selected={selected} onSelect={select} />
        </div>
        {Engine && colours && taken ? (
          <div dir="ltr" className={cx(styles.live, !control && styles.waiting)}>
            <Engine
              token={mapboxToken}
              ports={ports}
              selected={selected}
              colours={colours}
              labels={labels}
              panel={panel}
              listSide={props.listSide}
              onSelect={select}
              onReady={ready}
              onFailure={engine.giveUp}
            />
          </div>
        ) : null}
        <div className={styles.controls}>
          {Engine ? (
            <MapControls
              onZoomIn={() => withMap(control ? (map) => map.zoomIn() : goNearer)}
              onZoomOut={() => withMap((map) => map.zoomOut())}
              onShowAll={() => withMap((map) => map.showAll())}
              labels={labels}
              icons={icons}
            />
          ) : null}
          {engine.start || engine.starting ? (
            <Button size="small" loading={engine.starting} onClick={startMap}>
              {labels.start}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={cx('wrap', styles.over)}>
        {layout === 'list' ? (
          <div ref={panel} className={styles.panel}>
            {props.panelHead}
            <PortRows ports={ports} selected={selected} onSelect={select} />
            <Link className={styles.all} href={allPortsHref(ports)} prefetch={false}>
              {labels.all}
              {icons.more}
            </Link>
          </div>
        ) : null}
        <div className={styles.cardPlace} aria-live="polite">
          {shown ? (
            <PortCard port={shown} details={labels.details[shown.slug] ?? ''} arrow={icons.more} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Address of the ports page: a port's address without its query. */
function allPortsHref(ports: readonly MapPort[]): string {
  return ports[0]?.href.split('?')[0] ?? '/';
}
