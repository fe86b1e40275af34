import type { Glyph } from '../ui/Icon/glyphs';

export const speech: Glyph = { d: 'M3 4h18v13H11l-5 4v-4H3zM8 9h8M8 12.5h5' };
export const phone: Glyph = {
  d: 'M5 4h4l2 5-3 2a12 12 0 005 5l2-3 5 2v4a1 1 0 01-1 1A15 15 0 014 5a1 1 0 011-1z',
};
export const minus: Glyph = { d: 'M5 17h14' };
export const paperPlane: Glyph = { d: 'M3 4l18 8-18 8 3-8zM6 12h8', directional: true };
