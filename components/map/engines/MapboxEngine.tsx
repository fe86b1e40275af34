'use client';

import 'mapbox-gl/dist/mapbox-gl.css';
import type { StyleSpecification } from 'mapbox-gl';
import { useMemo, useState } from 'react';
import { Map, Marker } from 'react-map-gl/mapbox';
import { chartStyle } from '@/lib/map/chart-style';
import { controlOf, listPadding, viewSettings, type EngineProps, type MapControl } from './engine';
import { EnginePins } from './EnginePins';

/** Copied from the package by scripts/map/copy-workers.mjs: a worker that the strict policy allows. */
const WORKER = '/map/workers/mapbox-gl-csp-worker.js';

/** The interactive map drawn by Mapbox, with the site's own chart as its style. */
export function MapboxEngine(props: EngineProps) {
  const { ports, words, colours } = props;
  const [settings] = useState(() => viewSettings(props));
  const [zoom, setZoom] = useState(settings.initialViewState.zoom);
  const [control, setControl] = useState<MapControl>();
  const style = useMemo(() => chartStyle(colours) as StyleSpecification, [colours]);
  return (
    <Map
      {...settings}
      mapboxAccessToken={props.token}
      workerUrl={WORKER}
      RTLTextPlugin={false}
      mapStyle={style}
      projection="mercator"
      locale={{
        'Map.Title': words.label,
        'LogoControl.Title': words.provider,
        'AttributionControl.ToggleAttribution': words.attribution,
        'ScrollZoomBlocker.CtrlMessage': words.wheelHint,
        'ScrollZoomBlocker.CmdMessage': words.wheelHintMac,
        'TouchPanBlocker.Message': words.touchHint,
      }}
      onLoad={({ target }) => {
        target.touchZoomRotate.disableRotation();
        const hold = controlOf(target, ports);
        setControl(hold);
        props.onReady(hold);
      }}
      onZoomEnd={({ viewState }) => setZoom(viewState.zoom)}
      onResize={({ target }) =>
        target.easeTo({ padding: listPadding(props.panel.current, props.listSide), duration: 0 })
      }
      onError={() => {
        if (!control) props.onFailure();
      }}
    >
      <EnginePins
        Marker={Marker}
        ports={ports}
        selected={props.selected}
        zoom={zoom}
        onSelect={props.onSelect}
        onReach={(slug) => control?.show(slug)}
      />
    </Map>
  );
}
