/**
 * Colours of `app/styles/tokens.css` (compared by a test), because mail programs have no custom
 * properties. Light colours are inline; dark ones replace them as a whole.
 */
export const LIGHT = {
  page: '#f3f8fa',
  surface: '#ffffff',
  text: '#0d2731',
  heading: '#072733',
  muted: '#3a515b',
  border: '#d2dfe3',
  tint: '#e6f2f5',
  link: '#0b5566',
  action: '#0b5566',
  onAction: '#ffffff',
  band: '#072733',
  onBand: '#f1f6f7',
} as const;

export type Colour = keyof typeof LIGHT;

/** In the dark theme. */
export const DARK: Readonly<Record<Colour, string>> = {
  page: '#061c25',
  surface: '#0b2833',
  text: '#e8f1f3',
  heading: '#f5fafb',
  muted: '#b3c8cf',
  border: '#1f4552',
  tint: '#103440',
  link: '#8fd3de',
  action: '#8fd3de',
  onAction: '#04202b',
  band: '#03141b',
  onBand: '#f1f6f7',
};

/** System fonts with Arabic glyphs. */
export const FONT = "'Segoe UI',Tahoma,Arial,sans-serif";

/** Dark theme where supported; the classes are `ground-` and `ink-` with a colour. */
export function darkRules(): string {
  const rules = Object.entries(DARK).map(
    ([name, value]) =>
      `.ground-${name}{background:${value}!important}.ink-${name}{color:${value}!important}`,
  );
  return `@media (prefers-color-scheme:dark){${rules.join('')}.line{border-color:${DARK.border}!important}}`;
}
