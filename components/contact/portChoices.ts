import type { Choice } from '@/components/forms/fields/Select/Select';
import { loadPortLinks } from '@/lib/content/collections/ports';
import type { Locale } from '@/lib/i18n/locales';

/** Ports by name; the value is the English name, as in the e-services API's list. */
export async function portChoices(locale: Locale): Promise<Choice[]> {
  const [shown, sent] = await Promise.all([loadPortLinks(locale), loadPortLinks('en')]);
  const names = new Map(sent.map(({ slug, name }) => [slug, name]));
  return shown.map(({ slug, name }) => ({ value: names.get(slug) ?? name, label: name }));
}
