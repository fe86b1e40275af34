import { redirect } from 'next/navigation';
import { unknownPagesOfRendering } from './rendering-lists';
import { showsDrafts } from '../preview/draft-mode';
import type { Locale } from '../i18n/locales';

/**
 * Redirects from a page because the CMS does not have what it would show, and has the middleware do
 * the same for the next requests. Not for content that is unavailable, which may be there.
 * @param segments the page's own, as `querySegments` and the URL policy make them
 */
export async function leaveUnknownPage(
  locale: Locale,
  segments: readonly (string | number)[],
  to: string,
): Promise<never> {
  const path = `/${[locale, ...segments].join('/')}`;
  if (!(await showsDrafts())) unknownPagesOfRendering().set(path, to);
  redirect(to);
}
