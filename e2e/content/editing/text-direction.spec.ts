import { ARTICLE, expect, shows, test } from './fixtures';

test('numbers, positions and codes of an Arabic article read from left to right', async ({
  page,
  stack,
}) => {
  const runs = [
    '+966 12 000 0000',
    '2025-031',
    '1446/1023',
    '-7',
    "20°15'N 38°40'E",
    'IMO 9000001',
  ];
  const text = `الهاتف ${runs[0]} عن التعميم ${runs[1]} والقرار ${runs[2]} عند ${runs[3]} في ${runs[4]} للسفينة ${runs[5]} غدًا`;
  const id = await stack.cms.find('article', 'Slug', ARTICLE);
  await stack.cms.change('article', id, 'ar', {
    Title: text,
    Summary: text,
    Body: `<p>${text}</p>`,
  });
  const path = `/article?news=${ARTICLE}`;
  await expect.poll(() => shows(stack, path, '2025-031')).toBe(true);
  await page.goto(stack.siteUrl + path);
  for (const place of ['h1', '.lead', 'article p:not(.lead)']) {
    const shown = page.getByRole('main').locator(place).filter({ hasText: '2025-031' }).first();
    expect(await shown.evaluate(inVisualOrder, runs), place).toEqual(runs);
  }
});

/** Each run of an element's text with its characters in visual order. */
function inVisualOrder(element: Element, runs: readonly string[]): string[] {
  const places: { character: string; left: number; top: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let whole = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let index = 0; index < node.data.length; index += 1) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, top } = range.getBoundingClientRect();
      places.push({ character: node.data[index] ?? '', left, top: Math.round(top) });
    }
    whole += node.data;
  }
  return runs.map((run) => {
    const start = whole.indexOf(run);
    return places
      .slice(start, start + run.length)
      .sort((a, b) => a.top - b.top || a.left - b.left)
      .map(({ character }) => character)
      .join('');
  });
}
