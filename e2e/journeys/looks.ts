import type { Page } from '@playwright/test';
import { languages, type Language } from './fixtures';

/** A language, a theme and a width of the window in pixels that pages are looked at in. */
export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

const [arabic, english] = languages as readonly [Language, Language];

/** Every combination in the full tests; otherwise each language in one look of its own. */
export const LOOKS: readonly Look[] = process.env.FULL
  ? languages.flatMap((language) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        [390, 768, 1440].map((width): Look => ({ language, theme, width })),
      ),
    )
  : [
      { language: arabic, theme: 'light', width: 390 },
      { language: english, theme: 'dark', width: 1440 },
    ];

/** Settings of a browser for a look; moving parts stand still, so that every run sees the same. */
export const browserFor = ({ theme, width }: Look) => ({
  viewport: { width, height: width < 500 ? 844 : 900 },
  colorScheme: theme,
  contextOptions: { reducedMotion: 'reduce' as const },
});

/** Scrolls through the page, so that lazy parts have appeared and colours are final. */
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
