import { widgetTexts } from '@/components/chat/widgetTexts';
import { getHandler } from '@/lib/api/handler';
import { failure, success } from '@/lib/api/responses';
import { isLocale } from '@/lib/i18n/locales';

/**
 * The texts of the opened chat: `?locale=`. Few visitors open it, so that pages do not carry them;
 * 400 for an unknown language.
 */
export const GET = getHandler(async ({ request }) => {
  const locale = new URL(request.url).searchParams.get('locale') ?? '';
  return isLocale(locale) ? success(await widgetTexts(locale)) : failure(400, 'Input is not valid');
});
