import { routeHref } from '../i18n/links';
import { locales } from '../i18n/locales';
import { articleReference, WITH_CATEGORY } from './article-reference';
import { fetchPage } from './client';

const PER_REQUEST = 100;

/** Addresses of the newest articles in both languages, asked of the content API right now. */
export async function newestArticlePaths(most: number): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; paths.length < most; page += 1) {
    const answers = await Promise.all(
      locales.map(async (locale) => ({
        locale,
        ...(await fetchPage('articles', locale, articleReference, {
          ...WITH_CATEGORY,
          'fields[0]': 'Slug',
          'fields[1]': 'updatedAt',
          'populate[Category]': 'true',
          sort: 'PublishDate:desc',
          'pagination[page]': page,
          'pagination[pageSize]': PER_REQUEST,
        })),
      })),
    );
    for (const { locale, entries } of answers) {
      for (const { attributes } of entries) {
        const kind = attributes.Category.data.attributes.Name === 'Photos' ? 'photo' : 'news';
        paths.push(routeHref(locale, 'article', { query: { [kind]: attributes.Slug } }));
      }
    }
    if (answers.every(({ pageCount }) => page >= pageCount)) break;
  }
  return paths.slice(0, most);
}
