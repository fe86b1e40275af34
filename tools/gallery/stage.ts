import { test as base, type Browser, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Look {
  readonly locale: 'ar' | 'en';
  readonly theme: 'light' | 'dark';
}

/** A state of a component, as listed by the built gallery. */
export interface StateEntry {
  readonly id: string;
  /** Folder of the component: `ui/Button`. */
  readonly title: string;
  readonly name: string;
}

const BUILT = fileURLToPath(new URL('../../.data/gallery/', import.meta.url));
/** No server: requests are fulfilled from the built gallery. */
const ORIGIN = 'http://gallery.localhost';
/** Wide enough for tables in table layout. */
const WIDTH = 900;
const NARROW_WIDTH = 320;
const HEIGHT = 700;
const SPACE = 16;

/** States of the built gallery; throws if it is not built. */
export function builtStates(): StateEntry[] {
  const index = path.join(BUILT, 'index.json');
  if (!existsSync(index)) throw new Error('The gallery is not built: run "npm run gallery:build".');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, StateEntry>;
  };
  return Object.values(entries);
}

/** A page shared by all states of a worker: loading it takes longer than a state. */
class Stage {
  private errors: string[] = [];
  private shown = '';

  private constructor(readonly page: Page) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  static async open(browser: Browser): Promise<Stage> {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: HEIGHT },
      reducedMotion: 'reduce',
      locale: 'ar-SA',
      timezoneId: 'Asia/Riyadh',
    });
    await page.clock.setFixedTime('2026-03-01T09:00:00+03:00');
    await page.route(`${ORIGIN}/**`, (route) => {
      const file = path.join(BUILT, new URL(route.request().url()).pathname);
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
    });
    return new Stage(page);
  }

  /** Shows a state and waits until it is complete: nothing pending, pictures and fonts loaded. */
  async show({ id }: StateEntry, look: Look): Promise<void> {
    const globals = `locale:${look.locale};theme:${look.theme}`;
    this.errors = [];
    if (this.shown !== globals) {
      const other = builtStates().find((state) => state.id !== id)?.id ?? '';
      await this.page.goto(`${ORIGIN}/iframe.html?id=${other}&viewMode=story&globals=${globals}`);
      await this.page.waitForFunction(() => document.querySelector('#storybook-root > *'));
      this.shown = globals;
    }
    await this.page.evaluate(changeState, id);
    await this.page.waitForFunction(() => !document.querySelector('[data-pending]'));
    await this.page.evaluate(loaded);
  }

  /** Page errors since the state was shown. */
  reportedErrors(): readonly string[] {
    return this.errors;
  }

  /** Clip of the state with its surrounding space; the viewport for a modal dialog. */
  area() {
    return this.page.evaluate((space) => {
      const { clientWidth: width, clientHeight } = document.documentElement;
      const root = document.querySelector('#storybook-root');
      const isModal = document.querySelector('dialog:modal') !== null;
      const end = (root?.getBoundingClientRect().bottom ?? 0) + window.scrollY + space;
      return { x: 0, y: 0, width, height: isModal ? clientHeight : Math.ceil(end) };
    }, SPACE);
  }

  /** Horizontal overflow of the state in pixels. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  /** Pixels by which the state, or a table whose rows become cards, is wider than the page. */
  async overflowWithTables(): Promise<number> {
    const ofTables = await this.page
      .locator('table[role="table"]')
      .evaluateAll((tables) =>
        tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
    return Math.max(await this.overflow(), ...ofTables);
  }

  /** Runs an action at a phone's width. */
  async onPhone(action: () => Promise<void>): Promise<void> {
    await this.resize(NARROW_WIDTH);
    await action();
    await this.resize(WIDTH);
  }

  private async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: HEIGHT });
    await this.page.evaluate(viewportUnitsFollow, width);
  }
}

/** In the page: switches the state without reloading the gallery. */
function changeState(storyId: string): Promise<void> {
  interface Channel {
    on(event: string, listener: (story: string | { description?: string }) => void): void;
    off(event: string, listener: unknown): void;
    emit(event: string, payload: unknown): void;
  }
  const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
    .__STORYBOOK_PREVIEW__;
  const failures = ['storyErrored', 'storyThrewException', 'storyMissing'];
  sessionStorage.clear();
  localStorage.clear();
  return new Promise((resolve, reject) => {
    const onRendered = (id: unknown) => {
      if (id === storyId) settle(resolve);
    };
    const onFailure = (failure: unknown) =>
      settle(() => reject(new Error(`${storyId}: ${JSON.stringify(failure)}`)));
    function settle(end: () => void) {
      channel.off('storyRendered', onRendered);
      for (const event of failures) channel.off(event, onFailure);
      end();
    }
    channel.on('storyRendered', onRendered);
    for (const event of failures) channel.on(event, onFailure);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** In the page: waits for pictures and fonts. */
async function loaded(): Promise<void> {
  window.scrollTo(0, 0);
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // Broken pictures are reported as page errors.
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
}

/** In the page: waits until lengths in vw follow a resize, which can take some frames. */
function viewportUnitsFollow(width: number): Promise<void> {
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position: fixed; inline-size: 100vw; visibility: hidden';
  document.body.append(ruler);
  return new Promise((resolve) => {
    function compare() {
      if (ruler.offsetWidth !== width) {
        requestAnimationFrame(compare);
        return;
      }
      ruler.remove();
      resolve();
    }
    requestAnimationFrame(compare);
  });
}

export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await Stage.open(browser);
      await use(stage);
      await stage.page.close();
    },
    { scope: 'worker' },
  ],
});
