'use client';

import 'mapbox-gl/dist/mapbox-gl.css';
import type { StyleSpecification } from 'mapbox-gl';
import { Map, Marker } from 'react-map-gl/mapbox';
import type { EngineProps } from './engine';
import { EnginePins } from './EnginePins';
import { useEngineWiring } from './useEngineWiring';

/** Copied from the package by scripts/map/copy-workers.mjs: a worker that the strict policy allows. */
const WORKER = '/map/workers/mapbox-gl-csp-worker.js';

/** The interactive map drawn by Mapbox, with the site's own chart as its style. */
export function MapboxEngine(props: EngineProps) {
  const { words } = props;
  const { style, map, pins } = useEngineWiring(props);
  return (
    <Map
      {...map}
      mapboxAccessToken={props.token}
      workerUrl={WORKER}
      RTLTextPlugin={false}
      mapStyle={style as StyleSpecification}
      projection="mercator"
      locale={{
        'Map.Title': words.label,
        'LogoControl.Title': words.provider,
        'AttributionControl.ToggleAttribution': words.attribution,
        'ScrollZoomBlocker.CtrlMessage': words.wheelHint,
        'ScrollZoomBlocker.CmdMessage': words.wheelHintMac,
        'TouchPanBlocker.Message': words.touchHint,
      }}
    >
      <EnginePins Marker={Marker} {...pins} />
    </Map>
  );
}
