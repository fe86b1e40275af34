/** Where the preview beside the text is opened, and how it was left in this browser. */
export type Device = 'phone' | 'desktop';

export interface PaneSettings {
  readonly isOpen: boolean;
  readonly device: Device;
  /** Of the pane for each device, in pixels; the usual one where nothing was changed. */
  readonly widths: Readonly<Partial<Record<Device, number>>>;
}

/** Width of the page in the frame, in pixels. */
export const PAGE_WIDTHS: Readonly<Record<Device, number>> = { phone: 390, desktop: 1280 };

/** The border between form and pane, and the pane's own edges. */
const EDGES = 16;
export const LEAST_WIDTH = PAGE_WIDTHS.phone + EDGES;
/** What the panel keeps beside the pane, in pixels. */
const LEAST_FORM = 780;

const CLOSED: PaneSettings = { isOpen: false, device: 'phone', widths: {} };

/** The widest pane that leaves a form to write in. */
export const mostWidth = (windowWidth: number): number =>
  Math.max(LEAST_WIDTH, windowWidth - LEAST_FORM);

/** Width of the pane in a window, in pixels. */
export function paneWidth({ device, widths }: PaneSettings, windowWidth: number): number {
  const usual = device === 'phone' ? LEAST_WIDTH : windowWidth / 2;
  const wanted = widths[device] ?? usual;
  return Math.round(Math.min(Math.max(wanted, LEAST_WIDTH), mostWidth(windowWidth)));
}

/** How much smaller than in a window of its own a page is drawn that has this room. */
export const scaleOf = (device: Device, room: number): number =>
  Math.min(1, room / PAGE_WIDTHS[device]);

/** What was stored, as far as it makes sense. */
export function settingsFrom(stored: unknown): PaneSettings {
  if (typeof stored !== 'object' || stored === null) return CLOSED;
  const { isOpen, device, widths } = stored as Record<string, unknown>;
  const given = Object.entries(typeof widths === 'object' && widths !== null ? widths : {});
  return {
    isOpen: isOpen === true,
    device: device === 'desktop' ? 'desktop' : 'phone',
    widths: Object.fromEntries(
      given.filter(([name, width]) => name in PAGE_WIDTHS && Number.isFinite(width)),
    ),
  };
}
