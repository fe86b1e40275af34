import { getTranslations } from 'next-intl/server';
import { getHandler } from '@/lib/api/handler';
import { log } from '@/lib/logging/log';
import { findTexts, totalOf } from '@/lib/search/groups';
import { MAX_QUERY_LENGTH, parseSearchRequest, MIN_QUERY_LENGTH } from '@/lib/search/request';

const MAX_PER_GROUP = 5;

/**
 * The site's search: `?q=&locale=` → `{isSuccess, error, data: {summary, words, groups}}`, where
 * `summary` is the number of results as a sentence and `words` are to be highlighted. 400 with a
 * sentence for a query that is too short or too long or an unknown language, 503 if the search is
 * unavailable.
 */
export const GET = getHandler(async ({ request }) => {
  const parsed = parseSearchRequest(new URL(request.url).searchParams);
  const { locale } = parsed;
  const t = await getTranslations({ locale, namespace: 'search' });
  if ('refused' in parsed) {
    const limits = { shortest: String(MIN_QUERY_LENGTH), longest: String(MAX_QUERY_LENGTH) };
    return refusal(400, parsed.refused === 'locale' ? t('wrongLocale') : t('wrongLength', limits));
  }
  try {
    const { groups, words } = await findTexts(locale, parsed.query, MAX_PER_GROUP);
    const total = totalOf(groups);
    const summary = total > 0 ? t('count', { count: total, digits: String(total) }) : t('empty');
    const data = {
      summary,
      words,
      groups: groups.map(({ kind, ...rest }) => ({ kind, label: t(`kinds.${kind}`), ...rest })),
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
