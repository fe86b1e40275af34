import type { Locale } from './locales';

const TIMEOUT_MS = 9500;

/** Panels that few visitors open: their messages are fetched when opened. */
export type PanelName = 'chat' | 'feedback' | 'search';

/** By panel and language, for the lifetime of the document. */
const fetched = new Map<string, Promise<unknown>>();

/** Messages of a panel, fetched once per document; throws an Error, the next call retries. */
export function fetchPanelTexts<Texts>(panel: PanelName, locale: Locale): Promise<Texts> {
  const key = `${panel} ${locale}`;
  const known = fetched.get(key);
  if (known) return known as Promise<Texts>;
  const texts = request<Texts>(panel, locale);
  fetched.set(key, texts);
  texts.catch(() => fetched.delete(key));
  return texts;
}

async function request<Texts>(panel: PanelName, locale: Locale): Promise<Texts> {
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`/api/panel-texts?panel=${panel}&locale=${locale}`, {
      signal: controller.signal,
    });
    if (!response.ok) throw new Error(`The texts of the panel ${panel}: ${response.status}`);
    const { data } = (await response.json()) as { data: Texts };
    return data;
  } finally {
    clearTimeout(limit);
  }
}
