import { PUBLIC_PATHS } from '../../packages/old-addresses/src/pages';
import type { Locale } from '../i18n/locales';
import { localizedPath } from './locale-path';
import type { RouteKey } from './routes';

export interface LinkTarget {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly hash?: string;
}

/** URL of a route in a language, with query and hash: `/en/media-center?o=News`. */
export function routeHref(locale: Locale, key: RouteKey, target: LinkTarget = {}): string {
  return (
    localizedPath(locale, PUBLIC_PATHS[key]) + querySuffix(target.query) + hashSuffix(target.hash)
  );
}

function querySuffix(query: LinkTarget['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

function hashSuffix(hash: string | undefined): string {
  return hash ? `#${hash}` : '';
}
