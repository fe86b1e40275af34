import { expect, type Page } from '@playwright/test';
import { renderAll } from '../../tools/browser/render-all';

/** Viewport widths in pixels with text sizes in per cent. */
export const TEXT_SIZES = [
  [320, 100],
  [320, 200],
  [1280, 200],
] as const;

/** Sets the text size like a browser setting, and waits for fonts and layout. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
  await layoutSettles(page);
}

/** Sets the window's width and the text size with one layout: the page is hidden meanwhile. */
export async function setWidthAndTextSize(
  page: Page,
  width: number,
  percent: number,
): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.display = 'none';
  });
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => {
    const { style } = document.documentElement;
    style.fontSize = `${size}%`;
    style.display = '';
  }, percent);
  await layoutSettles(page);
}

async function layoutSettles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)));
  });
}

export async function setTextSpacing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p {
        margin-block-end: 2em !important;
      }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Texts of a part of the page that are clipped or overlap, one line each. */
export async function lostText(page: Page, part = 'body'): Promise<string[]> {
  await renderAll(page);
  return page.evaluate((selector) => {
    const width = document.documentElement.clientWidth;
    const found = new Set<string>();
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.trim().slice(0, 40)}`;
    const above = function* (from: Element | null) {
      for (
        let element = from;
        element && element !== document.body;
        element = element.parentElement
      )
        yield element;
    };
    const clips = (box: Element) => getComputedStyle(box).overflowX !== 'visible';
    // Excludes text for screen readers, summaries with an ellipsis by design, and floating elements
    // that can be scrolled away from.
    const leftOut = (element: Element) =>
      [...above(element)].some((box) => {
        const { clipPath, webkitLineClamp, position } = getComputedStyle(box);
        const floats = position === 'fixed' && !box.matches(selector);
        return clipPath !== 'none' || webkitLineClamp !== 'none' || floats;
      });

    if (document.documentElement.scrollWidth > width) {
      found.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
    }
    interface Line {
      readonly owner: Element;
      readonly box: DOMRect;
    }
    const lines: Line[] = [];
    for (const element of document.querySelectorAll(
      `${selector} *:not(script, style, option, svg, svg *)`,
    )) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own > 0 && (right > width + 1 || left < -1) && !leftOut(element)) {
        if (![...above(element.parentElement)].some(clips)) {
          found.add(`beyond the window: ${name(element)}`);
        }
      }
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (texts.length === 0 || leftOut(element)) continue;
      const range = document.createRange();
      for (const text of texts) {
        range.selectNodeContents(text);
        lines: for (const box of range.getClientRects()) {
          if (box.width < 1) continue;
          for (const frame of above(element)) {
            const { overflowX, display } = getComputedStyle(frame);
            if (display === 'inline' || display === 'contents') continue;
            const edge = frame.getBoundingClientRect();
            const out = box.left < edge.left - 1.5 || box.right > edge.right + 1.5;
            if (overflowX === 'visible') continue;
            // Text that a carousel or a scrollable list clips is reachable.
            const aside =
              box.right <= edge.left + 2 ||
              box.left >= edge.right - 2 ||
              box.bottom <= edge.top + 2 ||
              box.top >= edge.bottom - 2;
            if (aside) continue lines;
            if (overflowX === 'auto' || overflowX === 'scroll') break;
            if (out) found.add(`cut off: ${name(element)}`);
          }
          lines.push({ owner: element, box });
        }
      }
    }
    // A quarter of the line height is the space above and below the letters.
    const top = ({ box }: Line) => box.top + box.height / 4;
    const bottom = ({ box }: Line) => box.bottom - box.height / 4;
    lines.sort((a, b) => top(a) - top(b));
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (top(other) >= bottom(line)) break;
        if (other.owner === line.owner) continue;
        const across =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const down = Math.min(bottom(line), bottom(other)) - Math.max(top(line), top(other));
        if (across > 3 && down > 2) {
          found.add(`one over the other: ${name(line.owner)} and ${name(other.owner)}`);
        }
      }
    });
    return [...found];
  }, part);
}

export async function expectNoSidewaysScroll(page: Page, message?: string): Promise<void> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, message).toBe(0);
}

/** Words of a part of the page that are broken over two lines. */
export function brokenWords(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>();
    const range = document.createRange();
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}\p{N}\p{M}]{2,}/gu) ??
          []) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5);
          if (tops.some(({ top }) => Math.abs(top - tops[0]!.top) > 4)) found.add(word);
        }
      }
    }
    return [...found];
  }, part);
}
