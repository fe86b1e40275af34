import { getTranslations } from 'next-intl/server';
import { getHandler } from '@/lib/api/handler';
import { log } from '@/lib/logging/log';
import { findTexts, totalOf } from '@/lib/search/groups';
import { LONGEST_QUERY, parseSearchRequest, SHORTEST_QUERY } from '@/lib/search/request';

const MOST_PER_GROUP = 5;

/**
 * The site's search: `?q=&locale=` → `{isSuccess, error, data: {summary, words, groups}}`, where
 * `summary` says how much was found and `words` are those to mark. 400 with a sentence for a query
 * that is too short or too long or an unknown language, 503 while there is nothing to search.
 */
export const GET = getHandler(async ({ request }) => {
  const asked = parseSearchRequest(new URL(request.url).searchParams);
  const { locale } = asked;
  const t = await getTranslations({ locale, namespace: 'search' });
  if ('refused' in asked) {
    const limits = { shortest: String(SHORTEST_QUERY), longest: String(LONGEST_QUERY) };
    return refusal(400, asked.refused === 'locale' ? t('wrongLocale') : t('wrongLength', limits));
  }
  try {
    const { groups, words } = await findTexts(locale, asked.query, MOST_PER_GROUP);
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
