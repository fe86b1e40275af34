import type { Locale } from '@/lib/i18n/locales';
import type { WidgetTexts } from './labels';

const TIMEOUT_MS = 9500;

/**
 * Fetches the texts of the opened widget.
 * @throws Error without a response in time, or with another one than the texts
 */
export async function fetchWidgetTexts(locale: Locale): Promise<WidgetTexts> {
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`/api/chat-labels?locale=${locale}`, {
      signal: controller.signal,
    });
    if (!response.ok) throw new Error(`The texts of the chat: ${response.status}`);
    const { data } = (await response.json()) as { data: WidgetTexts };
    return data;
  } finally {
    clearTimeout(limit);
  }
}
