import { messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import type { WaysOnLabels } from './WaysOnLinks';

/** The labels of the ways on from a search without results. */
export function waysOnLabels(locale: Locale): WaysOnLabels {
  const { suggestion, services, help } = messages[locale].search.waysOn;
  return { suggestion, services, help };
}
