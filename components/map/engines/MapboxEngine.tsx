'use client';

import 'mapbox-gl/dist/mapbox-gl.css';
import type { StyleSpecification } from 'mapbox-gl';
import { Map, Marker } from 'react-map-gl/mapbox';
import type { EngineProps } from './engine';
import { EnginePins } from './EnginePins';
import { useEngineWiring } from './useEngineWiring';

/**
 * Copied from the package by tools/map/copy-workers.mjs: the Content-Security-Policy allows workers
 * from the site itself only.
 */
const WORKER = '/map/workers/mapbox-gl-csp-worker.js';

/** The default export: the namespace of a CommonJS module is read-only. */
const library = async () => (await import('mapbox-gl')).default;

/** The interactive map by Mapbox, with the site's chart as its style. */
export function MapboxEngine(props: EngineProps) {
  const { labels } = props;
  const { style, map, pins } = useEngineWiring(props);
  return (
    <Map
      {...map}
      mapLib={library()}
      mapboxAccessToken={props.token}
      workerUrl={WORKER}
      RTLTextPlugin={false}
      mapStyle={style as StyleSpecification}
      projection="mercator"
      locale={{
        'Map.Title': labels.label,
        'LogoControl.Title': labels.provider,
        'AttributionControl.ToggleAttribution': labels.attribution,
        'ScrollZoomBlocker.CtrlMessage': labels.wheelHint,
        'ScrollZoomBlocker.CmdMessage': labels.wheelHintMac,
        'TouchPanBlocker.Message': labels.touchHint,
      }}
    >
      <EnginePins Marker={Marker} {...pins} />
    </Map>
  );
}
