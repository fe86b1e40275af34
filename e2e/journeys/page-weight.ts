import type { Page } from '@playwright/test';
import type { RouteKey } from '../../lib/routing/routes';
import type { PageAddress } from './pages';
import { routeEntries } from '../support/site-modules';

/** Max bytes of compressed scripts, without response headers. */
const LIMITS = {
  article: 165_000,
  information: 170_000,
  live: 180_000,
  home: 195_000,
  form: 208_000,
} as const;

/** Max bytes of a route's compressed style sheets. */
const STYLE_LIMITS = { home: 30_800, form: 23_500, others: 25_800, text: 14_200 } as const;

/** Max bytes of compressed HTML with its payload. */
const HTML_LIMITS = {
  text: 21_900,
  // Live facts, circulars and tenders are in the HTML.
  home: 53_500,
  // With ten vessels of the port.
  ports: 37_500,
  search: 19_000,
  others: 35_200,
} as const;

const TEXT_PAGES: readonly RouteKey[] = ['privacyPolicy', 'safeUsage', 'conditions'];

/** Pages whose first load includes the form components. */
const FORM_PAGES: readonly RouteKey[] = [
  'vesselSearch',
  'transactionTracking',
  ...routeEntries.flatMap(([key, { takesForm }]) => (takesForm ? [key] : [])),
];

type Kind = 'scripts' | 'styles';

/** Milliseconds without a request after which a page counts as loaded. */
const QUIET_MS = 300;

export class PageWeight {
  private readonly files = new Map<string, { kind: Kind; headerBytes: number; bytes: number }>();
  private readonly underWay = new Set<string>();
  private lastRequest = 0;

  /** Starts counting; must be called before the page is opened. */
  static async of(page: Page): Promise<PageWeight> {
    const weight = new PageWeight();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (!['Script', 'Stylesheet', 'Fetch'].includes(type ?? '')) return;
      weight.lastRequest = Date.now();
      weight.underWay.add(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => weight.underWay.delete(requestId));
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      const kind = toKind(type, response.mimeType);
      if (!kind) return;
      weight.files.set(requestId, { kind, headerBytes: response.encodedDataLength, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weight.underWay.delete(requestId);
      const file = weight.files.get(requestId);
      if (file) file.bytes = encodedDataLength - file.headerBytes;
    });
    return weight;
  }

  async settled(page: Page): Promise<void> {
    while (this.underWay.size > 0 || Date.now() - this.lastRequest < QUIET_MS) {
      await page.waitForTimeout(50);
    }
  }

  /** Bytes transferred so far, compressed, without headers. */
  bytesOf(kind: Kind): number {
    const files = [...this.files.values()].filter((file) => file.kind === kind);
    return files.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

function toKind(type: string, mimeType: string): Kind | undefined {
  if (type === 'Script' || /javascript/.test(mimeType)) return 'scripts';
  return type === 'Stylesheet' ? 'styles' : undefined;
}

/** Max bytes of compressed scripts of a page's first load. */
export function scriptLimit({ key }: PageAddress): number {
  if (FORM_PAGES.includes(key)) return LIMITS.form;
  if (key === 'biddings') return LIMITS.live;
  if (key === 'home' || key === 'homeAlias') return LIMITS.home;
  return key === 'article' ? LIMITS.article : LIMITS.information;
}

/** Max bytes of compressed style sheets of a page's first load. */
export function styleLimit({ key }: PageAddress): number {
  if (TEXT_PAGES.includes(key)) return STYLE_LIMITS.text;
  if (FORM_PAGES.includes(key)) return STYLE_LIMITS.form;
  return key === 'home' || key === 'homeAlias' ? STYLE_LIMITS.home : STYLE_LIMITS.others;
}

/** Max bytes of a page's HTML with gzip. */
export function htmlLimit({ key }: PageAddress): number {
  if (TEXT_PAGES.includes(key)) return HTML_LIMITS.text;
  if (key === 'search' || key === 'ports') return HTML_LIMITS[key];
  return key === 'home' || key === 'homeAlias' ? HTML_LIMITS.home : HTML_LIMITS.others;
}

/** Sanity check: less than this means that the measurement failed. */
export const MIN_BYTES = { scripts: 100_000, styles: 8000 } as const;
