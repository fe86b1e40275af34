import { elements, textOf } from '../http/html';
import { open } from '../http/page';
import type { Language } from '../support/site';
import type { SpecifiedAddress } from './addresses';

const MIN_TEXT_LENGTH = 40;

export function failureTexts({ messages }: Language): string[] {
  const { title, part } = messages.failure;
  return [title, part.split('.')[0] ?? part];
}

/** Expects a page with the title of its route and its content. */
export async function expectPage(
  language: Language,
  { path, route, words, ownTitle, status = 200 }: SpecifiedAddress,
): Promise<void> {
  const { at, dir, locale, messages } = language;
  const page = await open(at(path));
  expect([path, page.status]).toEqual([path, status]);
  const [html] = elements(page.document, 'html');
  expect(html?.attribs).toMatchObject({ lang: locale, dir });

  const { name } = messages.authority;
  const title = textOf(elements(page.document, 'title')[0]!);
  if (route === 'home' || route === 'homeAlias') expect(title.startsWith(name)).toBe(true);
  else if (ownTitle ?? path.includes('?')) expect(title).toMatch(new RegExp(`\\S \\| ${name}$`));
  else expect(title).toBe(`${messages.routes[route]} | ${name}`);

  expect(elements(page.document, 'h1')).toHaveLength(1);
  const text = textOf(page.document);
  const missing = words.filter((word) => !text.includes(word.replace(/\s+/g, ' ').trim()));
  expect([path, missing]).toEqual([path, []]);
  for (const failure of failureTexts(language)) expect(text).not.toContain(failure);
  expect(textOf(page.main).length).toBeGreaterThan(MIN_TEXT_LENGTH);
}
