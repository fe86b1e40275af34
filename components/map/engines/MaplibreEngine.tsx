'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import type { StyleSpecification } from 'maplibre-gl';
import { useMemo, useState } from 'react';
import { Map, Marker } from 'react-map-gl/maplibre';
import { chartStyle } from '@/lib/map/chart-style';
import { controlOf, listPadding, viewSettings, type EngineProps, type MapControl } from './engine';
import { EnginePins } from './EnginePins';

/** Copied from the package by scripts/map/copy-workers.mjs. */
const WORKER = '/map/workers/maplibre-gl-worker.mjs';

/** The interactive map drawn by MapLibre: no token, everything from the site itself. */
export function MaplibreEngine(props: EngineProps) {
  const { ports, words, colours } = props;
  const [settings] = useState(() => viewSettings(props));
  const [zoom, setZoom] = useState(settings.initialViewState.zoom);
  const [control, setControl] = useState<MapControl>();
  const style = useMemo(() => chartStyle(colours) as StyleSpecification, [colours]);
  return (
    <Map
      {...settings}
      mapLib={import('maplibre-gl')}
      workerUrl={WORKER}
      mapStyle={style}
      attributionControl={false}
      locale={{
        'Map.Title': words.label,
        'CooperativeGesturesHandler.WindowsHelpText': words.wheelHint,
        'CooperativeGesturesHandler.MacHelpText': words.wheelHintMac,
        'CooperativeGesturesHandler.MobileHelpText': words.touchHint,
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
