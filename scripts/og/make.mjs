/**
 * Makes the pictures of shared links in public/images/og anew. Run by hand after a change of the
 * logo, the font, an illustration or a name: node scripts/og/make.mjs
 */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CARD, cardPage } from './card.mjs';

/** Each section's route, its illustration and the part of it that is shown. */
const SECTIONS = {
  home: { illustration: 'cover-quay-dusk', position: '46% 100%' },
  ports: { route: 'ports', illustration: 'cover-plan', position: '68% 40%' },
  media: { route: 'mediaCenter', illustration: 'cover-lighthouse-night', position: '99% 100%' },
  services: { route: 'eServices', illustration: 'cover-gate', position: '34% 100%' },
  regulations: { route: 'regulations', illustration: 'cover-flags', position: '0% 50%' },
};
const HOME_LINE = { ar: 'الموقع الرسمي', en: 'Official website' };
const MOST_BYTES = 80_000;

const folder = new URL('../../public/images/og/', import.meta.url);
mkdirSync(folder, { recursive: true });
const words = Object.fromEntries(
  ['ar', 'en'].map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')),
  ]),
);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({ viewport: CARD });
  for (const [section, { route, ...picture }] of Object.entries(SECTIONS)) {
    for (const language of ['ar', 'en']) {
      const own = words[language];
      await page.setContent(
        cardPage({
          language,
          ...picture,
          authority: own.authority.name,
          foreignName: words[language === 'ar' ? 'en' : 'ar'].authority.name,
          section: route ? own.routes[route] : HOME_LINE[language],
        }),
      );
      await page.evaluate(() => document.fonts.ready);
      const bytes = await photograph(page);
      writeFileSync(new URL(`${section}-${language}.jpg`, folder), bytes);
      console.log(`${section}-${language}.jpg: ${bytes.length} bytes`);
    }
  }
} finally {
  await browser.close();
}

/** The best quality that keeps a card small enough. */
async function photograph(page) {
  for (let quality = 90; quality >= 40; quality -= 5) {
    const bytes = await page.screenshot({ type: 'jpeg', quality });
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`a card is larger than ${MOST_BYTES} bytes`);
}
