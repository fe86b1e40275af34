import type { Page } from '@playwright/test';
import type { RouteKey } from '../../lib/routing/routes';
import type { PageAddress } from './pages';

/** Bytes of scripts, compressed, without the headers of their responses. */
const LIMITS = {
  article: 165_000,
  information: 170_000,
  live: 180_000,
  home: 195_000,
  form: 205_000,
} as const;

/** Pages whose first load holds the form set. */
const FORM_PAGES: readonly RouteKey[] = [
  'vesselSearch',
  'transactionTracking',
  'movableItems',
  'contact',
  'dataSharing',
  'vacancies',
];

/** Scripts of a first visit, counted while the page loads. */
export class ScriptWeight {
  private readonly scripts = new Map<string, { headerBytes: number; bytes: number }>();

  /** Starts counting; the page must not have been opened yet. */
  static async of(page: Page): Promise<ScriptWeight> {
    const weight = new ScriptWeight();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type !== 'Script' && !/javascript/.test(response.mimeType)) return;
      weight.scripts.set(requestId, { headerBytes: response.encodedDataLength, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = weight.scripts.get(requestId);
      if (script) script.bytes = encodedDataLength - script.headerBytes;
    });
    return weight;
  }

  /** Bytes transferred so far, compressed, without headers. */
  get bytes(): number {
    return [...this.scripts.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** Bytes of compressed scripts that the first load of a page may transfer. */
export function scriptLimit({ key }: PageAddress): number {
  if (FORM_PAGES.includes(key)) return LIMITS.form;
  if (key === 'biddings') return LIMITS.live;
  if (key === 'home' || key === 'homeAlias') return LIMITS.home;
  return key === 'article' ? LIMITS.article : LIMITS.information;
}

/** Less than an empty page of this framework: the measurement itself has failed. */
export const LEAST_SCRIPTS = 100_000;
