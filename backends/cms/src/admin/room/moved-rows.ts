/** What was written into a region last: the title of a row may itself look like a place. */
const written = new WeakMap<Element, string>();

/**
 * Says which row of a list is moved as the form does. Strapi says it by the list's field and a number,
 * "Headlines.1", and its place with an English word, whatever the language of the panel.
 */
export function nameMovedRows(): void {
  for (const region of document.querySelectorAll('[aria-live="assertive"]')) {
    const said = region.textContent ?? '';
    if (!said || written.get(region) === said) continue;
    const rows = region.nextElementSibling?.querySelectorAll(':scope > div > h3 > button') ?? [];
    const place = / (\d+) of \d+/.exec(said)?.[1];
    const sentence = said
      .replace(/(?<![\w.])\w+\.(\d+)(?!\w)/, (item, index: string) => {
        const title = rows[place ? Number(place) - 1 : Number(index)]?.textContent?.trim();
        return title ? inQuotes(title) : item;
      })
      .replace(/(\d+) of (\d+)/, isArabic() ? '$1 من $2' : '$&');
    written.set(region, sentence);
    if (sentence !== said) region.textContent = sentence;
  }
}

const isArabic = (): boolean => document.documentElement.lang === 'ar';

const inQuotes = (title: string): string => (isArabic() ? `«${title}»` : `“${title}”`);
