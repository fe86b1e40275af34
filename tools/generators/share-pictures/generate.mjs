/**
 * Draws the pictures that social networks show for shared links into public/images/og. Run it after
 * a change to the logo, the font, an illustration or one of the names below: npm run share-pictures
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { show, withPage } from '../lib/browser.mjs';
import { ROOT } from '../lib/project.mjs';
import { CARD, cardPage } from './card.mjs';

/** Each section's route, whose label is shown, its illustration and the `background-position` of that. */
const SECTIONS = {
  home: { illustration: 'cover-quay-dusk', position: '46% 100%' },
  ports: { route: 'ports', illustration: 'cover-plan', position: '68% 40%' },
  media: { route: 'mediaCenter', illustration: 'cover-lighthouse-night', position: '99% 100%' },
  services: { route: 'eServices', illustration: 'cover-gate', position: '34% 100%' },
  regulations: { route: 'regulations', illustration: 'cover-flags', position: '0% 50%' },
};
const HOME_LABEL = { ar: 'الموقع الرسمي', en: 'Official website' };
const MAX_BYTES = 80_000;

const folder = new URL('public/images/og/', ROOT);
mkdirSync(folder, { recursive: true });
const messages = Object.fromEntries(
  ['ar', 'en'].map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`messages/${language}.json`, ROOT), 'utf8')),
  ]),
);

await withPage(async (page) => {
  for (const [section, { route, ...picture }] of Object.entries(SECTIONS)) {
    for (const language of ['ar', 'en']) {
      const { authority, routes } = messages[language];
      const html = cardPage({
        language,
        ...picture,
        authority: authority.name,
        foreignName: messages[language === 'ar' ? 'en' : 'ar'].authority.name,
        section: route ? routes[route] : HOME_LABEL[language],
      });
      await show(page, html);
      const jpeg = await screenshot(page);
      writeFileSync(new URL(`${section}-${language}.jpg`, folder), jpeg);
      console.log(`${section}-${language}.jpg: ${jpeg.length} bytes`);
    }
  }
}, CARD);

/** A JPEG at the best quality that fits MAX_BYTES. */
async function screenshot(page) {
  for (let quality = 90; quality >= 40; quality -= 5) {
    const jpeg = await page.screenshot({ type: 'jpeg', quality });
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`A share picture is larger than ${MAX_BYTES} bytes even at the lowest quality.`);
}
