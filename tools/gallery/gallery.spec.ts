import { expect } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { violations } from '../browser/axe';
import { builtStates, test, type Look } from './stage';

const PICTURES = fileURLToPath(new URL('pictures/', import.meta.url));
/** Chromium that rendered the pictures: text rendering differs by version. */
const DRAWN_BY = `${PICTURES}chromium-version.txt`;

/** The looks with reference pictures: together they cover both directions and both themes. */
const PICTURED: readonly Look[] = [
  { locale: 'ar', theme: 'light' },
  { locale: 'en', theme: 'dark' },
];
const OTHERS: readonly Look[] = [
  { locale: 'ar', theme: 'dark' },
  { locale: 'en', theme: 'light' },
];

/** Axe rules that need a whole page. */
const RULES_FOR_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];

const states = builtStates();
const softly = expect.configure({ soft: true });

const pictureName = (id: string, { locale, theme }: Look) => `${id}-${locale}-${theme}.png`;

/** In `npm test` each state is compared in one look, alternating. */
const isEachPictured = Boolean(process.env.FULL || process.env.UPDATES_PICTURES);

for (const look of process.env.FULL ? [...PICTURED, ...OTHERS] : PICTURED) {
  for (const [index, state] of states.entries()) {
    if (!isEachPictured && PICTURED[index % PICTURED.length] !== look) continue;
    test(`${state.title}: ${state.name} (${look.locale}, ${look.theme})`, async ({
      stage,
      browser,
    }) => {
      await stage.show(state, look);
      expect.soft(await violations(stage.page, { without: RULES_FOR_PAGES })).toEqual([]);
      await softly.poll(() => stage.overflow(), 'pixels wider than the page').toBe(0);
      if (PICTURED.includes(look) && hasPictures(browser.version())) {
        await expect.soft(stage.page).toHaveScreenshot(pictureName(state.id, look), {
          clip: await stage.area(),
          fullPage: true,
          maxDiffPixels: 10,
          // Sensitive enough to notice a change between two light backgrounds.
          threshold: 0.02,
        });
      }
      // Layouts that are measured by a ResizeObserver follow a frame later.
      await stage.onPhone(() =>
        softly.poll(() => stage.overflowWithTables(), 'pixels wider than a phone').toBe(0),
      );
      expect(stage.reportedErrors()).toEqual([]);
    });
  }
}

test('Each picture belongs to a state', async ({ browser }) => {
  const known = new Set(states.flatMap(({ id }) => PICTURED.map((look) => pictureName(id, look))));
  const unknown = readdirSync(PICTURES).filter((name) => name.endsWith('.png') && !known.has(name));
  if (isUpdating()) {
    for (const name of unknown) rmSync(PICTURES + name);
    writeFileSync(DRAWN_BY, `${browserLabel(browser.version())}\n`);
    return;
  }
  expect(unknown).toEqual([]);
  const drawnBy = readFileSync(DRAWN_BY, 'utf8').trim();
  if (hasPictures(browser.version())) return;
  process.stdout.write(
    `Pictures are not compared: Chromium ${drawnBy} drew them, this is ${browser.version()}. ` +
      '"npm run gallery:update" redraws them.\n',
  );
});

function hasPictures(version: string): boolean {
  if (isUpdating()) return true;
  return existsSync(DRAWN_BY) && readFileSync(DRAWN_BY, 'utf8').trim() === browserLabel(version);
}

function isUpdating(): boolean {
  return test.info().config.updateSnapshots !== 'none';
}

function browserLabel(version: string): string {
  const isShell = process.env.CHROMIUM_PATH?.includes('headless-shell');
  return `${isShell ? 'headless-shell ' : ''}${version.split('.')[0] ?? ''}`;
}
