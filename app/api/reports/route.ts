import { config } from '@/lib/config';
import { mayLog, mayReport } from '@/lib/api/report-limits';
import { CLIENT_IP_HEADER } from '@/lib/server/client-ip';
import { readLimitedRequest } from '@/lib/files/limited-body';
import { readScriptError, type ScriptError } from '@/lib/browser-reports/script-error';
import { readReports } from '@/lib/browser-reports/violation-report';
import { log } from '@/lib/logging/log';
import { metrics } from '@/lib/metrics/metrics';

const MAX_BYTES = 16 * 1024;

/** `application/csp-report` for report-uri, `application/reports+json` for report-to. */
const TYPE = /^application\/(?:csp-report|reports\+json|json)(?:;|$)/i;

/**
 * Logs CSP violations reported by browsers and script errors of instrumentation-client.ts, one line
 * each without personal data. 204 without a body for every report; 400, 413, 415 and 429 for an
 * invalid, too long, wrongly typed or too frequent report.
 */
export async function POST(request: Request): Promise<Response> {
  if (!TYPE.test(request.headers.get('content-type') ?? '')) return respond(415);
  if (!(await mayReport(request.headers.get(CLIENT_IP_HEADER) ?? 'unknown'))) return respond(429);
  const bytes = await readLimitedRequest(request, MAX_BYTES).catch(() => new Uint8Array());
  if (!bytes) return respond(413);
  const body = parsed(bytes);
  const { siteUrl } = config();
  const scriptError = readScriptError(body, siteUrl);
  if (scriptError !== undefined) {
    if (scriptError) await logScriptError(scriptError);
    return respond(204);
  }
  const violations = readReports(body, siteUrl);
  if (!violations) return respond(400);
  for (const violation of violations) {
    metrics().browserReports.inc({ kind: 'policy' });
    if (await mayLog(Object.values(violation).join(' '))) {
      log.warn({ ...violation }, 'content security policy violated');
    }
  }
  return respond(204);
}

async function logScriptError(error: ScriptError): Promise<void> {
  metrics().browserReports.inc({ kind: error.kind });
  if (await mayLog(Object.values(error).join(' '))) {
    log.warn({ ...error }, 'script failed in a browser');
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function respond(status: number): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 429 && { 'Retry-After': '60' }) },
  });
}
