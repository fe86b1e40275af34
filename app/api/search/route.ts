import { getTranslations } from 'next-intl/server';
import { getHandler } from '@/lib/api/handler';
import { log } from '@/lib/logging/log';
import { routeHref } from '@/lib/routing/links';
import { findInOtherLanguage, findTexts } from '@/lib/search/findings';
import { parseSearchRequest, QUERY_LIMITS } from '@/lib/search/request';
import { findWaysOn } from '@/lib/search/ways-on';

const MAX_RESULTS = 8;

/**
 * Search: `?q=&locale=` → `{isSuccess, error, data}` with the best results of all kinds: `{summary,
 * total, kinds: [{kind, label, total}], results, words, other, waysOn}`. `summary` is the number of
 * results as text, `words` are highlighted, `other` has results in the other language if there are
 * none in this one, `waysOn` next steps. 400 with a message for an invalid query or an unknown
 * language, 503 if the search is unavailable.
 */
export const GET = getHandler(async ({ request }) => {
  const parsed = parseSearchRequest(new URL(request.url).searchParams);
  const { locale } = parsed;
  const t = await getTranslations({ locale, namespace: 'search' });
  if ('refused' in parsed) {
    return refusal(
      400,
      parsed.refused === 'locale' ? t('wrongLocale') : t('wrongLength', QUERY_LIMITS),
    );
  }
  const { query } = parsed;
  try {
    const { total, kinds, results, words } = await findTexts(locale, query, {
      pageSize: MAX_RESULTS,
    });
    const other = total > 0 ? null : await findInOtherLanguage(locale, query);
    const data = {
      summary: total > 0 ? t('count', { count: total, digits: String(total) }) : t('empty'),
      total,
      kinds: kinds.map((entry) => ({ ...entry, label: t(`kinds.${entry.kind}`) })),
      results,
      words,
      other: other && {
        locale: other.locale,
        summary: t('otherLanguage', { count: other.total, digits: String(other.total) }),
        link: t('otherLanguageLink'),
        href: routeHref(other.locale, 'search', { query: { q: query } }),
      },
      waysOn: total > 0 ? null : await findWaysOn(locale, query),
    };
    return Response.json(
      { isSuccess: true, error: null, data },
      { headers: { 'Cache-Control': 'private, max-age=5' } },
    );
  } catch (error) {
    log.error({ error: String(error) }, 'search failed');
    return refusal(503, t('failure'));
  }
});

function refusal(status: number, error: string): Response {
  return Response.json(
    { isSuccess: false, error, data: null },
    { status, headers: { 'Cache-Control': 'no-store' } },
  );
}
