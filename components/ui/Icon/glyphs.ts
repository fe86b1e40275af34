/** SVG path of an icon on a 24-unit grid. */
export interface Glyph {
  readonly d: string;
  /** Mirrored in RTL. */
  readonly directional?: boolean;
}

/* Apart from icons.ts, so that the browser does not load server-only icons. */
export const chevronDown: Glyph = { d: 'M5 9l7 7 7-7' };
export const chevronNext: Glyph = { d: 'M9 5l7 7-7 7', directional: true };
export const chevronPrevious: Glyph = { d: 'M15 5l-7 7 7 7', directional: true };
export const close: Glyph = { d: 'M5 5l14 14M19 5L5 19' };
export const info: Glyph = { d: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v6M12 7v.5' };
export const menu: Glyph = { d: 'M3 6h18M3 12h18M3 18h18' };
export const moon: Glyph = { d: 'M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z' };
export const pause: Glyph = { d: 'M8 5v14M16 5v14' };
export const play: Glyph = { d: 'M8 5l11 7-11 7z' };
export const search: Glyph = {
  d: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
};
export const success: Glyph = { d: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8 12.5l3 3 5-6' };
export const warning: Glyph = { d: 'M12 3L2 20h20zM12 10v4M12 17v.5' };
