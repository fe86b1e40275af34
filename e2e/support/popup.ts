import type { Page } from '@playwright/test';

/** Phone screens in CSS pixels, the smallest first. */
export const PHONES = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const;

/** Half of a screen's height, with a tolerance for rounding. */
export const half = ({ height }: { readonly height: number }) => height / 2 + 0.5;

export async function popupSizes(page: Page) {
  const popup = page.getByRole('dialog').filter({ visible: true });
  await popup.waitFor();
  return popup.evaluate(async (dialog) => {
    await document.fonts.ready;
    const side = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height);
    };
    const targets = [...dialog.querySelectorAll('a, button')];
    return {
      height: dialog.getBoundingClientRect().height,
      hidden: dialog.scrollHeight - dialog.clientHeight,
      smallest: Math.min(...targets.map(side)),
      action: side(dialog.querySelector('a')!),
      close: side(dialog.querySelector('button')!),
      targets: targets.length,
    };
  });
}
