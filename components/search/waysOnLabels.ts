import { messages } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/i18n/locales';
import type { WaysOnLabels } from './WaysOnLinks';

export function waysOnLabels(locale: Locale): WaysOnLabels {
  const { suggestion, services, help } = messages[locale].search.waysOn;
  return { suggestion, services, help };
}
