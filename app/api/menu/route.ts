import { getHandler } from '@/lib/api/handler';
import { failure, success } from '@/lib/api/responses';
import { isLocale } from '@/lib/i18n/locales';
import { loadMenuHighlights } from '@/lib/menu/highlights';

/** Current content of the menu's groups: `?locale=`; `data` is MenuHighlights; 400 for an unknown language. */
export const GET = getHandler(async ({ request }) => {
  const locale = new URL(request.url).searchParams.get('locale') ?? '';
  if (!isLocale(locale)) return failure(400, 'Input is not valid');
  return success(await loadMenuHighlights(locale));
});
