import type { MetadataRoute } from 'next';
import { localizedPath } from '../routing/locale-path';
import { direction, type Locale } from '../i18n/locales';

/** Theme colours of browsers and launchers: the design's `--abyss-950` and dark page. */
export const THEME_COLOURS = { light: '#04202b', dark: '#061c25' } as const;

const PAGE_COLOUR = '#ffffff';

export interface ManifestLabels {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
}

/** Web app manifest of a language. */
export function webManifest(locale: Locale, labels: ManifestLabels): MetadataRoute.Manifest {
  const home = localizedPath(locale, '/');
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: home,
    name: labels.name,
    short_name: labels.shortName,
    description: labels.description,
    lang: locale,
    dir: direction(locale),
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: THEME_COLOURS.light,
    background_color: PAGE_COLOUR,
    // The logo fits into the safe zone of maskable icons.
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}
