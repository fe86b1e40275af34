import type { Page } from '@playwright/test';

/**
 * Simulates page translation in browsers: after hydration each text node, also later ones, is wrapped
 * in elements. The text is unchanged, so that locators find it.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'script, style, noscript, textarea, title, option, font, [translate="no"]';
    const move = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.currentNode as Node | null; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) {
          continue;
        }
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    };
    const begin = (): void => {
      document.documentElement.classList.add('translated-ltr');
      move(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) move(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.interactive === undefined) return;
      observer.disconnect();
      begin();
    }).observe(document, { attributes: true, subtree: true });
  });
}
