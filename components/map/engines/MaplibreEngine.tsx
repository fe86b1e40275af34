'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import type { StyleSpecification } from 'maplibre-gl';
import { Map, Marker } from 'react-map-gl/maplibre';
import type { EngineProps } from './engine';
import { EnginePins } from './EnginePins';
import { useEngineWiring } from './useEngineWiring';

/** Copied from the package by tools/map/copy-workers.mjs. */
const WORKER = '/map/workers/maplibre-gl-worker.mjs';

/** The interactive map by MapLibre: no token, all files from the site itself. */
export function MaplibreEngine(props: EngineProps) {
  const { labels } = props;
  const { style, map, pins } = useEngineWiring(props);
  return (
    <Map
      {...map}
      mapLib={import('maplibre-gl')}
      workerUrl={WORKER}
      mapStyle={style as StyleSpecification}
      attributionControl={false}
      locale={{
        'Map.Title': labels.label,
        'CooperativeGesturesHandler.WindowsHelpText': labels.wheelHint,
        'CooperativeGesturesHandler.MacHelpText': labels.wheelHintMac,
        'CooperativeGesturesHandler.MobileHelpText': labels.touchHint,
      }}
    >
      <EnginePins Marker={Marker} {...pins} />
    </Map>
  );
}
