'use client';

import { useMemo, useState } from 'react';
import { chartStyle } from '@/lib/map/chart-style';
import {
  toMapControl,
  listPadding,
  viewSettings,
  watchContext,
  type AnyMap,
  type EngineProps,
  type MapControl,
} from './engine';

/** Props that connect a map of either library and its pins to the page. */
export function useEngineWiring(props: EngineProps) {
  const { ports, colours, panel, listSide, selected, onSelect, onReady, onFailure, onLost } = props;
  const [settings] = useState(() => viewSettings(props));
  const [zoom, setZoom] = useState(settings.initialViewState.zoom);
  const [control, setControl] = useState<MapControl>();
  const style = useMemo(() => chartStyle(colours), [colours]);
  return {
    style,
    map: {
      ...settings,
      onLoad: ({ target }: { target: AnyMap }) => {
        target.touchZoomRotate.disableRotation();
        watchContext(target.getCanvas(), onLost);
        const hold = toMapControl(target, ports);
        setControl(hold);
        onReady(hold);
      },
      onZoomEnd: ({ viewState }: { viewState: { zoom: number } }) => setZoom(viewState.zoom),
      onResize: ({ target }: { target: AnyMap }) => {
        target.easeTo({ padding: listPadding(panel.current, listSide), duration: 0 });
      },
      onError: () => {
        if (!control) onFailure();
      },
    },
    pins: {
      ports,
      selected,
      zoom,
      onSelect,
      onReach: (slug: string) => control?.show(slug),
    },
  };
}
