import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** Begins the line that a page writes for a violation of the content security policy. */
const VIOLATION = 'content security policy: ';

/** Makes every violation visible, in frames too: not all of them are written to the console. */
export async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript((begin) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${begin}${effectiveDirective} refuses ${blockedURI} ${sample}`);
    });
  }, VIOLATION);
}

/**
 * Listens to a page for everything that a visitor's browser would complain about: console errors
 * and warnings (hydration and content security policy among them), uncaught exceptions, failed
 * requests, and requests to any other host.
 */
export class Guard {
  readonly faults: string[] = [];

  constructor(
    page: Page,
    private readonly origin: string,
    private readonly runsScripts: boolean,
    /** Origins of other systems that the journey asks for; every other request to one is a fault. */
    private readonly otherOrigins: readonly string[] = [],
  ) {
    page.on('console', (message) => this.onConsole(message));
    page.on('pageerror', (error) => this.faults.push(`exception: ${error.message}`));
    page.on('request', (request) => this.onRequest(request));
    page.on('requestfailed', (request) => this.onFailure(request));
    page.on('response', (response) => this.onResponse(response));
  }

  private onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The graphics driver of a browser without a graphics card, on pages with the map.
    if (message.text().includes('GL Driver Message')) return;
    // A clock of the browser's that runs out on a busy machine; a preloaded sheet is always a used one.
    if (/\.css was preloaded .* not used within a few seconds/.test(message.text())) return;
    // The browser's own message about a 404 document; onResponse judges it.
    if (/\b404\b/.test(message.text()) && isNotFoundPage(message.location().url)) return;
    this.faults.push(`console ${message.type()}: ${message.text()}`);
  }

  private onRequest(request: Request): void {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === this.origin) return;
    if (!this.otherOrigins.includes(origin)) {
      this.faults.push(`request to another host: ${request.url()}`);
    }
  }

  private onFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // The page itself gave the request up: it was left, or a film had enough.
    if (reason === 'net::ERR_ABORTED') return;
    // A browser with scripts switched off refuses the preloaded ones under this name.
    if (!this.runsScripts && reason === 'csp' && request.resourceType() === 'script') return;
    this.faults.push(`failed request: ${request.url()} (${reason})`);
  }

  private onResponse(response: Response): void {
    if (response.status() < 400) return;
    if (response.status() === 404 && isNotFoundPage(response.url())) return;
    this.faults.push(`${response.status()}: ${response.url()}`);
  }
}

/** URLs whose 404 response is a page of its own: /404, and an article without a slug. */
function isNotFoundPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return /^\/(en\/)?404$/.test(pathname) || (/^\/(en\/)?article$/.test(pathname) && search === '');
}
