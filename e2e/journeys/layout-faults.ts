import type { Page } from '@playwright/test';
import { renderAll } from '../../tools/browser/render-all';

/**
 * Controls and icons of the page that cover a text of another element, and tables that the chat's
 * round launcher reaches; one line each.
 */
export async function coveredTexts(page: Page): Promise<string[]> {
  await renderAll(page);
  return page.evaluate(() => {
    const found = new Set<string>();
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 40)}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Texts for screen readers, maps, and floating elements.
    const isLeftOut = (element: Element) => {
      if (element.closest('[data-map], dialog, [role="dialog"]')) return true;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, clipPath, opacity } = getComputedStyle(box);
        if (position === 'fixed' || position === 'sticky' || opacity === '0') return true;
        if (clipPath !== 'none') return true;
      }
      return false;
    };
    /** Part of a box that its scrolling or clipping ancestors show. */
    const shownPart = (element: Element, box: DOMRect) => {
      let { left, right, top, bottom } = box;
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === 'visible') continue;
        const edge = frame.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { left, right, top, bottom };
    };

    const lines: { owner: Element; box: ReturnType<typeof shownPart> }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const owner = text.parentElement;
      if (!owner || !text.nodeValue?.trim() || !isShown(owner)) continue;
      if (owner.closest('script, style, noscript, option, svg') || isLeftOut(owner)) continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        // A quarter of the line height is the space above and below the letters.
        const air = box.height / 4;
        const { left, right, top, bottom } = shownPart(owner, box);
        lines.push({ owner, box: { left, right, top: top + air, bottom: bottom - air } });
      }
    }
    for (const control of document.querySelectorAll(
      ':is(main, header, footer, aside) :is(button, input, select, textarea, summary, svg)',
    )) {
      if (!isShown(control) || isLeftOut(control)) continue;
      const whole = control.getBoundingClientRect();
      // Drawings lie under texts; icons do not.
      if (control.matches('svg') && (whole.width > 48 || control.closest('figure'))) continue;
      if (whole.width < 4 || whole.height < 4) continue;
      const box = shownPart(control, whole);
      for (const { owner, box: line } of lines) {
        if (control.contains(owner) || owner.contains(control)) continue;
        const across = Math.min(box.right, line.right) - Math.max(box.left, line.left);
        const down = Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top);
        if (across > 3 && down > 3) found.add(`${name(control)} over ${name(owner)}`);
      }
    }

    const launcher = document.querySelector('[data-chat] > button')?.getBoundingClientRect();
    // The bar of narrow pages has room of its own.
    if (launcher && launcher.width < 100) {
      for (const table of document.querySelectorAll('main table')) {
        const box = shownPart(table, table.getBoundingClientRect());
        const isShownAt = box.right > box.left && box.left < launcher.right;
        if (isShownAt && box.right > launcher.left) {
          found.add(`the launcher over ${name(table)}`);
        }
      }
    }
    return [...found];
  });
}

/** Max height in pixels over which a part of the page may stay empty. */
const MAX_EMPTY_HEIGHT = 400;
/** Max share of the page's width that may stay empty: four of twelve columns. */
const MAX_EMPTY_SHARE = 4 / 12;

/**
 * Parts of the page that stay empty at one side: more than a third of the width for more than 400 px;
 * one line each. Boxes with a border or ground of their own count as filled, and what is sticky as
 * filled beside its neighbour.
 */
export async function emptySides(page: Page): Promise<string[]> {
  await renderAll(page);
  return page.evaluate(
    ({ maxHeight, maxShare }) => {
      const found: string[] = [];
      for (const frame of document.querySelectorAll('main .wrap')) {
        if (frame.parentElement?.closest('.wrap')) continue;
        const { paddingLeft, paddingRight } = getComputedStyle(frame);
        const outer = frame.getBoundingClientRect();
        const start = outer.left + Number.parseFloat(paddingLeft);
        const end = outer.right - Number.parseFloat(paddingRight);
        if (outer.height <= maxHeight || end - start < 600) continue;

        // Pictures and maps may lie behind a panel, outside of the frame's own elements.
        const boxes = [...document.querySelectorAll('main :is(img, video, [data-map])')].map(
          (picture) => picture.getBoundingClientRect(),
        );
        // Scenes that a frame's ancestor draws behind it.
        for (let scene = frame.parentElement; scene; scene = scene.parentElement) {
          if (getComputedStyle(scene, '::before').backgroundImage.startsWith('url(')) {
            boxes.push(scene.getBoundingClientRect());
          }
        }
        const range = document.createRange();
        for (const element of frame.querySelectorAll('*')) {
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          if (getComputedStyle(element).clipPath !== 'none') continue;
          const { backgroundColor, borderLeftWidth, borderRightWidth, position } =
            getComputedStyle(element);
          const isBox =
            !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) ||
            (borderLeftWidth !== '0px' && borderRightWidth !== '0px') ||
            element.matches('img, video, svg, canvas, iframe, input, select, textarea, table');
          const own = element.getBoundingClientRect();
          // The last row of a grid of cards may have fewer than the others.
          const { display, gridTemplateColumns } = getComputedStyle(element);
          const columns = display === 'grid' ? gridTemplateColumns.split(' ').length : 0;
          const isFullGrid = columns > 1 && element.childElementCount > columns;
          if (isBox || isFullGrid) boxes.push(own);
          // Accompanies its neighbour while the visitor scrolls.
          if (position === 'sticky' && element.parentElement) {
            const { bottom } = element.parentElement.getBoundingClientRect();
            boxes.push(new DOMRect(own.left, own.top, own.width, bottom - own.top));
          }
          for (const node of element.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
            range.selectNodeContents(node);
            boxes.push(...range.getClientRects());
          }
        }
        const filled = boxes
          .filter(({ width, height }) => width > 1 && height > 1)
          .filter(({ top, bottom }) => bottom > outer.top && top < outer.bottom)
          .sort((a, b) => a.top - b.top);
        const width = end - start;
        for (const side of ['left', 'right'] as const) {
          /** Empty share of the width at this side, beside a box. */
          const room = (box: DOMRect) =>
            (side === 'left' ? box.left - start : end - box.right) / width;
          let from = outer.top;
          const reaching = filled.filter((box) => room(box) <= maxShare);
          for (const box of [...reaching, null]) {
            const top = Math.min(
              box?.top ?? Math.max(...filled.map(({ bottom }) => bottom), outer.top),
              outer.bottom,
            );
            if (top - from > maxHeight) {
              const y = Math.round(from + window.scrollY);
              found.push(`${side}, from ${y} px, ${Math.round(top - from)} px high`);
            }
            if (box) from = Math.max(from, box.bottom);
          }
        }
      }
      return found;
    },
    { maxHeight: MAX_EMPTY_HEIGHT, maxShare: MAX_EMPTY_SHARE },
  );
}

/** Long paragraphs, but for those of tables and forms, with lines of more than `max` digits' widths, one line each. */
export async function wideLines(page: Page, max: number): Promise<string[]> {
  await renderAll(page);
  return page.evaluate((limit) => {
    const found: string[] = [];
    const probe = document.createElement('span');
    probe.textContent = '0'.repeat(10);
    for (const paragraph of document.querySelectorAll('main p')) {
      const text = paragraph.textContent?.trim() ?? '';
      if (text.length < 200 || paragraph.closest('table, form')) continue;
      if (!paragraph.checkVisibility()) continue;
      paragraph.append(probe);
      const digit = probe.getBoundingClientRect().width / 10;
      probe.remove();
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const widest = Math.max(...[...range.getClientRects()].map(({ width }) => width));
      const digits = Math.round(widest / digit);
      if (digits > limit) found.push(`${digits}: ${text.slice(0, 40)}`);
    }
    return found;
  }, max);
}
