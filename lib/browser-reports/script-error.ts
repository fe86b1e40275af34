import { SCRIPT_ERROR, SCRIPT_ERROR_KINDS } from './script-error-kinds';

/** What the log says of an error in a browser: nothing that a visitor typed, no query. */
export interface ScriptError {
  readonly kind: (typeof SCRIPT_ERROR_KINDS)[number];
  /** Type of the error, for example `TypeError`. */
  readonly name: string;
  /** Number of an error of React, whose messages are left out of production builds. */
  readonly code?: string;
  /** Path of a script of this site, with line and column. */
  readonly at: string;
  /** Path of the page. */
  readonly page: string;
}

const NAME = /^[A-Za-z]{1,40}$/;
const CODE = /^\d{1,4}$/;
/** Only the site's own scripts: what extensions and altered pages do is not its fault. */
const OWN_SCRIPT = /^\/_next\/static\/[\w./~-]{1,150}$/;
const PAGE = /^\/[\w./-]{0,150}$/;

/**
 * The error in a report's parsed body.
 * @returns undefined if the body is no such report; null for an error that is not the site's
 */
export function readScriptError(body: unknown, siteUrl: string): ScriptError | null | undefined {
  const report = fieldsOf(fieldsOf(body)?.[SCRIPT_ERROR]);
  if (!report) return undefined;
  const kind = SCRIPT_ERROR_KINDS.find((known) => known === report.kind);
  const { name, code, page } = report;
  const at = placeOf(report.at, siteUrl);
  if (!kind || !at || !matches(name, NAME) || !matches(page, PAGE)) return null;
  return { kind, name, ...(matches(code, CODE) && { code }), at, page };
}

/** `/_next/static/chunks/x.js:1:200` of an address in a stack; undefined for another site's. */
function placeOf(at: unknown, siteUrl: string): string | undefined {
  if (typeof at !== 'string') return undefined;
  const [, address = '', position = ''] = /^(.{1,400}?)((?::\d{1,9}){1,2})$/.exec(at) ?? [];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin !== new URL(siteUrl).origin || !OWN_SCRIPT.test(url.pathname)) return undefined;
  return url.pathname + position;
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
