import { SCRIPT_ERROR, SCRIPT_ERROR_KINDS } from './script-error-kinds';

/** Logged fields of a script error: no input, no query. */
export interface ScriptError {
  readonly kind: (typeof SCRIPT_ERROR_KINDS)[number];
  /** For example `TypeError`. */
  readonly name: string;
  /** Error number of React, whose production builds have no messages. */
  readonly code?: string;
  /** Path of a script of this site, with line and column. */
  readonly at: string;
  /** Path of the page. */
  readonly page: string;
}

const NAME = /^[A-Za-z]{1,40}$/;
const CODE = /^\d{1,4}$/;
/** Errors of extensions and injected scripts are ignored. */
const OWN_SCRIPT = /^\/_next\/static\/[\w./~-]{1,150}$/;
const PAGE = /^\/[\w./-]{0,150}$/;

/**
 * Parses a report's body.
 * @returns undefined if it is no such report; null for an error outside the site's scripts
 */
export function readScriptError(body: unknown, siteUrl: string): ScriptError | null | undefined {
  const report = toFields(toFields(body)?.[SCRIPT_ERROR]);
  if (!report) return undefined;
  const kind = SCRIPT_ERROR_KINDS.find((known) => known === report.kind);
  const { name, code, page } = report;
  const at = scriptPosition(report.at, siteUrl);
  if (!kind || !at || !matches(name, NAME) || !matches(page, PAGE)) return null;
  return { kind, name, ...(matches(code, CODE) && { code }), at, page };
}

/** `/_next/static/chunks/x.js:1:200` of a stack frame; undefined for another site's. */
function scriptPosition(at: unknown, siteUrl: string): string | undefined {
  if (typeof at !== 'string') return undefined;
  const [, address = '', position = ''] = /^(.{1,400}?)((?::\d{1,9}){1,2})$/.exec(at) ?? [];
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin !== new URL(siteUrl).origin || !OWN_SCRIPT.test(url.pathname)) return undefined;
  return url.pathname + position;
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function toFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
