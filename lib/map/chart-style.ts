/** Colours of the chart; each is a custom property `--chart-…` of the design's tokens. */
export const CHART_COLOURS = [
  'water',
  'shallow-1',
  'shallow-2',
  'shallow-3',
  'land',
  'focus',
  'line',
] as const;

export type ChartColours = Readonly<Record<(typeof CHART_COLOURS)[number], string>>;

/** Wider lines would be clipped at the edges of tiles. */
const TILE_MARGIN = 512;

/** Width of a shoal band: as on the drawn chart at first, then growing more slowly than the map. */
function bandWidth(pixelsAtStart: number) {
  return [
    'interpolate',
    ['exponential', 1.6],
    ['zoom'],
    4,
    pixelsAtStart / 4,
    6,
    pixelsAtStart,
    9,
    pixelsAtStart * 3,
  ];
}

function band(colour: string, id: string, pixelsAtStart: number) {
  return {
    id,
    type: 'line',
    source: 'land',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': bandWidth(pixelsAtStart) },
  };
}

/**
 * Style of the interactive map, a nautical chart in the design's colours: the coast with three
 * shoal bands, all land as one mass, the country tinted, no borders. All data is served by the
 * site; names are HTML markers, so no glyph fonts are needed.
 */
export function chartStyle(colours: ChartColours) {
  return {
    version: 8 as const,
    sources: {
      land: { type: 'geojson', data: '/map/land.geojson', buffer: TILE_MARGIN },
      country: { type: 'geojson', data: '/map/country.geojson' },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      band(colours['shallow-1'], 'shoal-1', 200),
      band(colours['shallow-2'], 'shoal-2', 110),
      band(colours['shallow-3'], 'shoal-3', 42),
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      { id: 'country', type: 'fill', source: 'country', paint: { 'fill-color': colours.focus } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': colours.line, 'line-width': 0.8, 'line-opacity': 0.6 },
      },
    ],
  };
}
