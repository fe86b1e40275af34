import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** Console prefix of a violation of the content security policy. */
const VIOLATION = 'content security policy: ';

/** Logs every violation, also of frames: browsers do not log all of them. */
export async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript((begin) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${begin}${effectiveDirective} refuses ${blockedURI} ${sample}`);
    });
  }, VIOLATION);
}

/**
 * Collects browser-visible faults of a page: console errors and warnings (hydration, content security
 * policy), uncaught exceptions, failed requests, and requests to other hosts.
 */
export class Guard {
  readonly faults: string[] = [];

  constructor(
    page: Page,
    private readonly origin: string,
    private readonly runsScripts: boolean,
    /** Allowed origins of other systems; requests to any other origin are faults. */
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
    // Software rendering without a GPU, on pages with the map.
    if (message.text().includes('GL Driver Message')) return;
    // A browser timeout on a busy machine; preloaded style sheets are always used.
    if (/\.css was preloaded .* not used within a few seconds/.test(message.text())) return;
    // The browser's own message about a 404 document, which onResponse checks.
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
    // Cancelled by the page: navigation, or a video that has buffered enough.
    if (reason === 'net::ERR_ABORTED') return;
    // A browser without scripts blocks preloaded scripts with this reason.
    if (!this.runsScripts && reason === 'csp' && request.resourceType() === 'script') return;
    this.faults.push(`failed request: ${request.url()} (${reason})`);
  }

  private onResponse(response: Response): void {
    if (response.status() < 400) return;
    if (response.status() === 404 && isNotFoundPage(response.url())) return;
    this.faults.push(`${response.status()}: ${response.url()}`);
  }
}

/** URLs whose 404 response is a page: /404, and an article without a slug. */
function isNotFoundPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return /^\/(en\/)?404$/.test(pathname) || (/^\/(en\/)?article$/.test(pathname) && search === '');
}
