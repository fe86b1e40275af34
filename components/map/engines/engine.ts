import type { RefObject } from 'react';
import type { ChartColours } from '@/lib/map/chart-style';
import { CENTRE } from '@/lib/map/projection';
import { boundingBox, MAX_ZOOM, MIN_ZOOM, REGION, startZoom } from '@/lib/map/region';
import type { MapPort, MapLabels } from '../types';

/** Operations on the interactive map, independent of the map library. */
export interface MapControl {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showAll: () => void;
  /** Moves the view to a port. */
  readonly show: (slug: string) => void;
  /** Moves the keyboard focus to a port. */
  readonly focus: (slug: string) => void;
}

export interface EngineProps {
  /** Mapbox's access token. */
  readonly token?: string;
  readonly ports: readonly MapPort[];
  readonly selected: string | undefined;
  readonly colours: ChartColours;
  readonly labels: MapLabels;
  /** The list that may overlay the map. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly listSide: 'left' | 'right';
  readonly onSelect: (slug: string) => void;
  readonly onReady: (control: MapControl) => void;
  readonly onFailure: () => void;
  /** The WebGL context was lost and not restored. */
  readonly onLost: () => void;
}

/** The used subset of both libraries' map API. */
export interface AnyMap {
  zoomIn(): unknown;
  zoomOut(): unknown;
  getZoom(): number;
  getCenter(): { readonly lng: number; readonly lat: number };
  getContainer(): HTMLElement;
  getCanvas(): HTMLCanvasElement;
  readonly touchZoomRotate: { disableRotation(): unknown };
  easeTo(options: {
    center?: [number, number];
    zoom?: number;
    padding?: Padding;
    duration?: number;
  }): unknown;
  fitBounds(
    bounds: [number, number, number, number],
    options: { padding: Padding; maxZoom: number },
  ): unknown;
}

interface Padding {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Minimum zoom after a port is selected. */
const PORT_ZOOM = 6;
/** Padding around the outermost ports in pixels, for their names or, at the bottom, the controls. */
const WIDE_MARGIN: Padding = { top: 48, bottom: 48, left: 110, right: 185 };
const NARROW_MARGIN: Padding = { top: 64, bottom: 76, left: 40, right: 40 };
const NARROW_BELOW = 768;

/** Max wait for `webglcontextrestored`. */
const RESTORE_MS = 1000;

/** Reports a WebGL context that is lost permanently, as on phones short of memory. */
export function watchContext(canvas: HTMLCanvasElement, onLost: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  canvas.addEventListener('webglcontextlost', () => {
    timer = setTimeout(() => {
      // Unmounting the map loses its context too.
      if (canvas.isConnected) onLost();
    }, RESTORE_MS);
  });
  canvas.addEventListener('webglcontextrestored', () => clearTimeout(timer));
}

function nearestTo(
  { lng, lat }: { readonly lng: number; readonly lat: number },
  ports: readonly MapPort[],
): MapPort | undefined {
  const distance = (port: MapPort) => Math.hypot(port.longitude - lng, port.latitude - lat);
  return [...ports].sort((a, b) => distance(a) - distance(b))[0];
}

/** Initial view of both libraries' maps. */
export function viewSettings({ panel, listSide }: EngineProps) {
  return {
    initialViewState: {
      ...CENTRE,
      zoom: startZoom(window.innerWidth),
      padding: listPadding(panel.current, listSide),
    },
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: REGION,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
  };
}

/** Padding in pixels for the part of the map that the list covers. */
export function listPadding(panel: HTMLElement | null, side: 'left' | 'right'): Padding {
  const none = { top: 0, bottom: 0, left: 0, right: 0 };
  const over = panel?.parentElement;
  if (!panel || !over || getComputedStyle(over).position !== 'absolute') return none;
  const { left, right } = panel.getBoundingClientRect();
  const frame = over.parentElement?.getBoundingClientRect();
  if (!frame) return none;
  return { ...none, [side]: side === 'left' ? right - frame.left : frame.right - left };
}

/** Adapts a map of either library to `MapControl`. */
export function toMapControl(map: AnyMap, ports: readonly MapPort[]): MapControl {
  return {
    zoomIn: () => {
      const zoom = map.getZoom() + 1;
      const nearest = nearestTo(map.getCenter(), ports);
      // At this zoom nothing but ports is drawn.
      if (zoom <= PORT_ZOOM || !nearest) return void map.zoomIn();
      const center: [number, number] = [nearest.longitude, nearest.latitude];
      map.easeTo({ center, zoom: Math.min(zoom, MAX_ZOOM) });
    },
    zoomOut: () => map.zoomOut(),
    showAll: () => {
      const frame = boundingBox(ports);
      if (frame)
        map.fitBounds(frame, {
          padding: window.innerWidth < NARROW_BELOW ? NARROW_MARGIN : WIDE_MARGIN,
          maxZoom: PORT_ZOOM,
        });
    },
    show: (slug) => {
      const port = ports.find((item) => item.slug === slug);
      if (!port) return;
      const zoom = Math.max(map.getZoom(), PORT_ZOOM);
      map.easeTo({ center: [port.longitude, port.latitude], zoom });
    },
    focus: (slug) => {
      const pin = map
        .getContainer()
        .querySelector<HTMLElement>(`[data-port="${CSS.escape(slug)}"]`);
      pin?.focus();
    },
  };
}
