/** Logged fields of a CSP violation: no query, no personal data. */
export interface Violation {
  readonly directive: string;
  /** Path of the page. */
  readonly page: string;
  /** Path on this site, origin of another one, or a keyword such as `inline`. */
  readonly blocked: string;
  /** File and line of the violating code, if reported. */
  readonly source?: string;
}

const MAX_CHARACTERS = 200;

/** Reports read from one body; browsers send a few. */
const MAX_REPORTS = 20;

/** Other schemes belong to browser extensions or internal pages. */
const WEB = /^https?:/i;

/**
 * Violations in a report's body: reports+json of `report-to` or csp-report of `report-uri`. Reports
 * about other sites' pages and browser extensions are dropped.
 * @returns undefined if the body is no report
 */
export function readReports(body: unknown, siteUrl: string): Violation[] | undefined {
  const reports = Array.isArray(body)
    ? body.slice(0, MAX_REPORTS).map(reportBody)
    : [legacyBody(body)];
  if (reports.some((report) => report === undefined)) return undefined;
  const { origin } = new URL(siteUrl);
  return reports.flatMap((report) => toViolation(report ?? {}, origin) ?? []);
}

type Fields = Readonly<Record<string, unknown>>;

function reportBody(report: unknown): Fields | undefined {
  if (!isFields(report) || typeof report.type !== 'string') return undefined;
  // Ignore other kinds of reports (deprecations, interventions).
  return report.type === 'csp-violation' && isFields(report.body) ? report.body : {};
}

function legacyBody(body: unknown): Fields | undefined {
  return isFields(body) && isFields(body['csp-report']) ? body['csp-report'] : undefined;
}

function toViolation(report: Fields, origin: string): Violation | undefined {
  const read = (...names: readonly string[]): string | undefined => {
    for (const name of names) {
      const value = report[name];
      if (typeof value === 'string') return value;
    }
    return undefined;
  };
  const page = parseUrl(read('documentURL', 'document-uri'));
  if (page?.origin !== origin) return undefined;
  const file = read('sourceFile', 'source-file');
  if (file && /^[a-z-]+:/i.test(file) && !WEB.test(file)) return undefined;
  const blocked = read('blockedURL', 'blocked-uri') ?? '';
  if (/^[a-z]+-extension/i.test(blocked)) return undefined;
  const line = report.lineNumber ?? report['line-number'];
  return {
    directive: short(read('effectiveDirective', 'effective-directive', 'violated-directive') ?? ''),
    page: short(page.pathname),
    blocked: short(WEB.test(blocked) ? withoutForeignPath(blocked, origin) : toKeyword(blocked)),
    ...(file && {
      source: short(withoutForeignPath(file, origin) + (isLine(line) ? `:${line}` : '')),
    }),
  };
}

/** Path on this site; only the origin of other sites, whose paths may be personal. */
function withoutForeignPath(address: string, origin: string): string {
  const url = parseUrl(address);
  if (!url) return '';
  return url.origin === origin ? url.pathname : url.origin;
}

/** `inline`, `eval`, or the scheme of a URL such as `data:…`. */
function toKeyword(blocked: string): string {
  return /^[a-z-]*/i.exec(blocked)?.[0] ?? '';
}

function parseUrl(address = ''): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function short(text: string): string {
  return text.slice(0, MAX_CHARACTERS);
}

function isLine(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
