/** What the log says of a violation of the content security policy: no query, no personal data. */
export interface Violation {
  readonly directive: string;
  /** Path of the page. */
  readonly page: string;
  /** Path on this site, origin of another one, or a keyword such as `inline`. */
  readonly blocked: string;
  /** File and line of the code at fault, where the browser names them. */
  readonly source?: string;
}

const MAX_CHARACTERS = 200;

/** Reports in one body that are read; browsers send a few. */
const MAX_REPORTS = 20;

/** A page or a script without one of these schemes is a browser's extension or its own page. */
const WEB = /^https?:/i;

/**
 * The violations in a report's parsed body: the reports+json of `report-to`, or the csp-report of
 * `report-uri`. Reports about another site's pages, and about code of browser extensions, are left
 * out.
 * @returns undefined if the body is no report
 */
export function readReports(body: unknown, siteUrl: string): Violation[] | undefined {
  const reports = Array.isArray(body) ? body.slice(0, MAX_REPORTS).map(bodyOf) : [legacyOf(body)];
  if (reports.some((report) => report === undefined)) return undefined;
  const { origin } = new URL(siteUrl);
  return reports.flatMap((report) => violationOf(report ?? {}, origin) ?? []);
}

type Fields = Readonly<Record<string, unknown>>;

function bodyOf(report: unknown): Fields | undefined {
  if (!isFields(report) || typeof report.type !== 'string') return undefined;
  // Other kinds of reports (deprecations, interventions) are no violations.
  return report.type === 'csp-violation' && isFields(report.body) ? report.body : {};
}

function legacyOf(body: unknown): Fields | undefined {
  return isFields(body) && isFields(body['csp-report']) ? body['csp-report'] : undefined;
}

function violationOf(report: Fields, origin: string): Violation | undefined {
  const read = (...names: readonly string[]): string | undefined => {
    for (const name of names) {
      const value = report[name];
      if (typeof value === 'string') return value;
    }
    return undefined;
  };
  const page = urlOf(read('documentURL', 'document-uri'));
  if (page?.origin !== origin) return undefined;
  const file = read('sourceFile', 'source-file');
  if (file && /^[a-z-]+:/i.test(file) && !WEB.test(file)) return undefined;
  const blocked = read('blockedURL', 'blocked-uri') ?? '';
  if (/^[a-z]+-extension/i.test(blocked)) return undefined;
  const line = report.lineNumber ?? report['line-number'];
  return {
    directive: short(read('effectiveDirective', 'effective-directive', 'violated-directive') ?? ''),
    page: short(page.pathname),
    blocked: short(WEB.test(blocked) ? placeOf(blocked, origin) : keywordOf(blocked)),
    ...(file && { source: short(placeOf(file, origin) + (isLine(line) ? `:${line}` : '')) }),
  };
}

/** Path of a file of this site; of another one only its origin, since a path may say who asks. */
function placeOf(address: string, origin: string): string {
  const url = urlOf(address);
  if (!url) return '';
  return url.origin === origin ? url.pathname : url.origin;
}

/** `inline`, `eval`, or the scheme of an address such as `data:…`. */
function keywordOf(blocked: string): string {
  return /^[a-z-]*/i.exec(blocked)?.[0] ?? '';
}

function urlOf(address = ''): URL | undefined {
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
