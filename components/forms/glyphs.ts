import type { Glyph } from '../ui/Icon/glyphs';

/** Glyphs that only forms draw in the browser. */
export const calendar: Glyph = { d: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4' };
export const download: Glyph = { d: 'M12 4v11M7 11l5 5 5-5M4 20h16' };
export const file: Glyph = { d: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h6M9 17h6' };
export const link: Glyph = {
  d: 'M10 14a4 4 0 005.7 0l3.6-3.6a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0l-3.6 3.6a4 4 0 005.7 5.7l1.6-1.6',
};
export const refresh: Glyph = { d: 'M20 11a8 8 0 10-2 6M20 5v6h-6' };
export const search: Glyph = {
  d: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21',
};
export const sound: Glyph = { d: 'M4 9v6h4l5 4V5L8 9zM16 9q2 3 0 6M18.5 6.5q4 5.5 0 11' };
export const trash: Glyph = { d: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14' };
export const upload: Glyph = { d: 'M12 16V5M7 9l5-5 5 5M4 20h16' };
export const yearNext: Glyph = { d: 'M5 5l7 7-7 7M12 5l7 7-7 7', directional: true };
export const yearPrevious: Glyph = { d: 'M19 5l-7 7 7 7M12 5l-7 7 7 7', directional: true };
