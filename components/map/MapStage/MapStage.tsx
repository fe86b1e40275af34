'use client';

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button/Button';
import { cx } from '@/components/ui/shared/cx';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { ChartPins } from '../ChartPins/ChartPins';
import type { MapControl } from '../engines/engine';
import { MapControls } from '../MapControls/MapControls';
import styles from './MapStage.module.css';
import { PortCard } from '../PortCard/PortCard';
import { PortRows } from '../PortRows/PortRows';
import type { MapIcons, MapPort, MapLabels } from '../types';
import { useAfterPaint } from '../useAfterPaint';
import { useChartColours } from '../useChartColours';
import { useEngine } from '../useEngine';

interface Props {
  /** `list`: a list of ports overlays the map; `page`: the ports page, without the list. */
  readonly layout: 'list' | 'page';
  /** Side of the map that the list overlays. */
  readonly listSide: 'left' | 'right';
  /** Left edge of the chart's view in chart units. */
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
 * Map with list and card. The server renders a static chart with links. The interactive map is loaded
 * when the chart is in view and replaces it on the first zoom, because its initial zoom shows only a
 * few ports.
 */
export function MapStage(props: Props) {
  const { layout, ports, labels, icons, current, mapboxToken } = props;
  const [chosen, choose] = useState<string>();
  const [taken, setTaken] = useState(false);
  const [control, setControl] = useState<MapControl>();
  const pendingAction = useRef<(map: MapControl) => void>(undefined);
  const focusedPort = useRef<string>(undefined);
  const chart = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const colours = useChartColours();
  const engine = useEngine(chart, mapboxToken ? 'mapbox' : 'maplibre');
  const { Engine } = engine;
  // Creating a map blocks the main thread.
  const isMounted = useAfterPaint(taken);
  const selected = chosen ?? current ?? ports[0]?.slug;
  const shown = ports.find(({ slug }) => slug === (layout === 'list' ? selected : chosen));

  function select(slug: string) {
    choose(slug);
    control?.show(slug);
  }

  // On narrow screens the card is above the list, perhaps out of view.
  function selectInList(slug: string) {
    flushSync(() => select(slug));
    card.current?.scrollIntoView({ block: 'nearest' });
  }

  /** Runs an action on the interactive map, after replacing the chart with it. */
  function withMap(work: (map: MapControl) => void) {
    if (control) return work(control);
    pendingAction.current = work;
    setTaken(true);
  }

  useEffect(() => {
    const slug = focusedPort.current;
    if (!control || slug === undefined) return;
    let frame = 0;
    // Under prefers-reduced-motion the map's markers become visible some frames later.
    const focus = (frames: number) => {
      control.focus(slug);
      // The body and hidden elements have no layout box.
      const { activeElement } = document;
      const isShown = activeElement instanceof HTMLElement && activeElement.offsetParent !== null;
      if (isShown || frames === 0) return;
      frame = requestAnimationFrame(() => focus(frames - 1));
    };
    focus(30);
    return () => cancelAnimationFrame(frame);
  }, [control]);

  function ready(map: MapControl) {
    // The chart is hidden now: move the focus to the same port on the map.
    focusedPort.current =
      chart.current?.querySelector<HTMLElement>('[data-port]:focus')?.dataset.port;
    setControl(map);
    pendingAction.current?.(map);
  }

  function showDrawing() {
    setControl(undefined);
    setTaken(false);
  }

  function zoomToNearest(map: MapControl) {
    if (selected) map.show(selected);
  }

  /** A press on the chart outside its ports, to pan or zoom. */
  function press({ target }: MouseEvent) {
    if (Engine && !(target as Element).closest('a, button')) withMap(zoomToNearest);
  }

  function startMap() {
    engine.start?.();
    setTaken(true);
  }

  function closeCard(event: KeyboardEvent) {
    if (event.key !== 'Escape' || layout !== 'page' || !chosen) return;
    choose(undefined);
    // The focus may have been inside the card.
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
        {/* For pointers only: keyboard users start the map with its buttons. */}
        <div dir="ltr" className={styles.sheet} hidden={control !== undefined} onMouseDown={press}>
          {props.sheet}
          <ChartPins ports={ports} west={props.west} selected={selected} onSelect={select} />
        </div>
        {Engine && colours && isMounted ? (
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
              onLost={showDrawing}
            />
          </div>
        ) : null}
        <div className={styles.controls}>
          {Engine ? (
            <MapControls
              onZoomIn={() => withMap(control ? (map) => map.zoomIn() : zoomToNearest)}
              // The static chart is at the minimum zoom.
              onZoomOut={control && (() => control.zoomOut())}
              onShowAll={control && (() => control.showAll())}
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
            <PortRows ports={ports} selected={selected} onSelect={selectInList} />
            <SiteLink className={styles.all} href={allPortsHref(ports)}>
              {labels.all}
              {icons.more}
            </SiteLink>
          </div>
        ) : null}
        <div ref={card} className={styles.cardPlace} aria-live="polite">
          {shown ? (
            <PortCard port={shown} details={labels.details[shown.slug] ?? ''} icons={icons} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** URL of the ports page: a port's URL without its query. */
function allPortsHref(ports: readonly MapPort[]): string {
  return ports[0]?.href.split('?')[0] ?? '/';
}
