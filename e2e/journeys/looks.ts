import type { Page } from '@playwright/test';

interface Look {
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

export const LOOKS: readonly [Look, Look] = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1440 },
];

/** All combinations, for the full tests. */
export const ALL_LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 768, 1440].map((width): Look => ({ theme, width })),
);

const viewport = ({ width }: Look) => ({ width, height: width < 500 ? 844 : 900 });

/** Sets a look before a page is opened, with reduced motion for reproducible results. */
export async function setLook(page: Page, look: Look): Promise<void> {
  await page.setViewportSize(viewport(look));
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
}

export async function changeLook(page: Page, look: Look): Promise<void> {
  await setLook(page, look);
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, look.theme);
}

/** Scrolls through the page, so that lazy parts are loaded and transitions finished. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
}
