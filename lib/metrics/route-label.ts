import { API_METHODS } from '../routing/api-methods';
import { splitLocale } from '../routing/locale-path';
import { routeEntries } from '../routing/routes';

const PAGES: ReadonlySet<string> = new Set(routeEntries.map(([, { path }]) => path));

/** First segments of the handlers of the site's API. */
const HANDLERS: ReadonlySet<string> = new Set([
  ...Object.keys(API_METHODS).map((path) => path.split('/', 1)[0] ?? path),
  'health',
  'open',
]);

const FOLDER = /^\/(_next\/static|_next\/image|media|fonts|icons|images|map|video|feeds)(?:\/|$)/;
const GENERATED_FILES =
  /^\/(?:sitemap(?:-\d+)?\.xml|robots\.txt|manifest\.webmanifest|\.well-known\/.*)$/;

/**
 * Metric label of a URL: the path of a route in either language, a handler of the API, a folder of
 * files, or `other`. Bounded cardinality.
 * @param target path with or without query
 */
export function routeLabel(target: string): string {
  const path = target.split('?', 1)[0] ?? '/';
  const [, first, name = ''] = path.split('/', 3);
  if (first === 'api') return HANDLERS.has(name) ? `/api/${name}` : '/api/other';
  const { barePath } = splitLocale(path);
  if (PAGES.has(barePath)) return barePath;
  const folder = FOLDER.exec(barePath)?.[1];
  if (folder) return `/${folder}`;
  return GENERATED_FILES.test(barePath) ? '/for-machines' : 'other';
}
