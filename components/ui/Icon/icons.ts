import * as shared from './glyphs';
import type { Glyph } from './glyphs';

const directional = (d: string): Glyph => ({ d, directional: true });
const fixed = (d: string): Glyph => ({ d });

export const icons = {
  ...shared,
  arrow: directional('M4 12h15M13 6l6 6-6 6'),
  back: directional('M20 12H5M11 6l-6 6 6 6'),
  external: directional('M10 4H4v16h16v-6M15 3h6v6M21 3l-10 10'),
  send: directional('M3 4l18 8-18 8 3-8zM6 12h8'),
  anchor: fixed('M12 8v13M12 3a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8 10h8M4 14q1 7 8 7t8-7'),
  book: fixed('M12 6q-3-2-8-2v14q5 0 8 2 3-2 8-2V4q-5 0-8 2zM12 6v14'),
  building: fixed('M3 21V9l9-6 9 6v12zM8 21v-6h8v6M3 13h18'),
  calendar: fixed('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4'),
  card: fixed('M2 5h20v14H2zM2 10h20M6 15h4'),
  certificate: fixed('M4 4h16v12H4zM8 8h8M8 12h4M14 16v6l2-1.5 2 1.5v-6'),
  chart: fixed('M4 20V10h4v10M10 20V4h4v16M16 20v-7h4v7M2 20h20'),
  chat: fixed('M3 4h18v13H11l-5 4v-4H3zM8 9h8M8 12.5h5'),
  check: fixed('M4 12.5l5 5L20 6.5'),
  clock: fixed('M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l4 2'),
  container: fixed('M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9'),
  document: fixed('M6 3h9l4 4v14H6zM14 3v5h5M9 13h6M9 17h6'),
  download: fixed('M12 4v11M7 11l5 5 5-5M4 20h16'),
  filter: fixed('M3 5h18l-7 8v6l-4 2v-8z'),
  gavel: fixed('M4 21h10M13 4l7 7M10 7l7 7M15 6l-6 6 3 3 6-6zM10.5 13.5L4 20'),
  grid: fixed('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'),
  headset: fixed('M4 14v-2a8 8 0 0116 0v2M4 14h4v6H4zM16 14h4v6h-4zM18 20q0 2-4 2'),
  home: fixed('M3 12l9-8 9 8M6 10v10h12V10'),
  invoice: fixed('M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6'),
  list: fixed('M4 6h16M4 12h16M4 18h16'),
  lock: fixed('M5 11h14v10H5zM8 11V8a4 4 0 018 0v3'),
  mail: fixed('M3 6h18v12H3zM3 7l9 7 9-7'),
  minus: fixed('M4 12h16'),
  news: fixed('M3 4h14v16H5a2 2 0 01-2-2zM17 9h4v9a2 2 0 01-4 0M7 8h6M7 12h6M7 16h4'),
  pdf: fixed(
    'M5 10V3h10l4 4v3M14 3v5h5M5 21h14M4 18v-5h2a1.5 1.5 0 010 3H4M10.5 18v-5h1q2.5 0 2.5 2.5t-2.5 2.5zM17.5 18v-5h3M17.5 15.5h2.5',
  ),
  person: fixed('M12 4a4 4 0 100 8 4 4 0 000-8zM4 21q0-6 8-6t8 6'),
  phone: fixed('M5 4h4l2 5-3 2a12 12 0 005 5l2-3 5 2v4a1 1 0 01-1 1A15 15 0 014 5a1 1 0 011-1z'),
  photo: fixed('M3 4h18v16H3zM3 17l6-6 5 5 3-3 4 4M15.5 8v.5'),
  pin: fixed(
    'M12 21s7-6.5 7-12a7 7 0 10-14 0c0 5.5 7 12 7 12zM12 6.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  ),
  plus: fixed('M12 4v16M4 12h16'),
  print: fixed('M6 9V3h12v6M6 18H3V9h18v9h-3M6 14h12v7H6z'),
  refresh: fixed('M20 11a8 8 0 10-2 6M20 5v6h-6'),
  route: fixed(
    'M4 20a2 2 0 100-4 2 2 0 000 4zM20 8a2 2 0 100-4 2 2 0 000 4zM6 18h8q4 0 4-3t-4-3h-4q-4 0-4-3t4-3h8',
  ),
  search: fixed('M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21'),
  share: fixed(
    'M18 4a2 2 0 100 4 2 2 0 000-4zM6 10a2 2 0 100 4 2 2 0 000-4zM18 16a2 2 0 100 4 2 2 0 000-4zM8 11l8-4M8 13l8 4',
  ),
  shield: fixed('M12 3l8 3v6q0 6-8 9-8-3-8-9V6zM8.5 12l2.5 2.5L16 9.5'),
  ship: fixed('M3 15l2 5h14l2-5zM5 15v-4h14v4M8 11V7h8v4M12 7V3M2 22q2.5-2 5 0t5 0 5 0 5 0'),
  sort: fixed('M6 10l6-6 6 6M6 14l6 6 6-6'),
  sound: fixed('M4 9v6h4l5 4V5L8 9zM16 9q2 3 0 6M18.5 6.5q4 5.5 0 11'),
  table: fixed('M4 4h16v16H4zM4 9h16M9 9v11M13 13h4M13 16h4'),
  trash: fixed('M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14'),
  up: fixed('M12 20V5M6 11l6-6 6 6'),
  upload: fixed('M12 16V5M7 9l5-5 5 5M4 20h16'),
  video: fixed('M3 5h12v14H3zM15 10l6-4v12l-6-4z'),
} satisfies Record<string, Glyph>;

export type IconName = keyof typeof icons;
