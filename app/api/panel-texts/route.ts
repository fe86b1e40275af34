import { widgetTexts } from '@/components/chat/widgetTexts';
import { feedbackTexts } from '@/components/feedback/feedbackTexts';
import { searchTexts } from '@/components/search/searchTexts';
import { getHandler } from '@/lib/api/handler';
import { failure, success } from '@/lib/api/responses';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { PanelName } from '@/lib/i18n/panel-texts';

const TEXTS: Readonly<Record<PanelName, (locale: Locale) => object | Promise<object>>> = {
  chat: widgetTexts,
  feedback: feedbackTexts,
  search: searchTexts,
};

/**
 * Messages of a panel: `?panel=chat`, `feedback` or `search`, and `&locale=`. Few visitors open
 * one, so pages do not include them; 400 for an unknown panel or language.
 */
export const GET = getHandler(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const panel = searchParams.get('panel') ?? '';
  const locale = searchParams.get('locale') ?? '';
  if (!isPanel(panel) || !isLocale(locale)) return failure(400, 'Input is not valid');
  return success(await TEXTS[panel](locale));
});

function isPanel(name: string): name is PanelName {
  return Object.hasOwn(TEXTS, name);
}
