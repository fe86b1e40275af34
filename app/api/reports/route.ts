import { config } from '@/lib/config';
import { mayLog, mayReport } from '@/lib/api/report-limits';
import { CLIENT_IP_HEADER } from '@/lib/http/client-ip';
import { readLimitedRequest } from '@/lib/http/limited-body';
import { readReports } from '@/lib/http/violation-report';
import { log } from '@/lib/logging/log';

const MAX_BYTES = 16 * 1024;

/** `application/csp-report` for report-uri, `application/reports+json` for report-to. */
const TYPE = /^application\/(?:csp-report|reports\+json|json)(?:;|$)/i;

/**
 * Takes the violations of the content security policy that browsers report, and logs each one in a
 * line without personal data. 204 without a body, whether or not a report was worth a line; 400, 413,
 * 415 and 429 for what is no report, too long, of another type or too frequent.
 */
export async function POST(request: Request): Promise<Response> {
  if (!TYPE.test(request.headers.get('content-type') ?? '')) return respond(415);
  if (!(await mayReport(request.headers.get(CLIENT_IP_HEADER) ?? 'unknown'))) return respond(429);
  const bytes = await readLimitedRequest(request, MAX_BYTES).catch(() => new Uint8Array());
  if (!bytes) return respond(413);
  const violations = readReports(parsed(bytes), config().siteUrl);
  if (!violations) return respond(400);
  for (const violation of violations) {
    if (await mayLog(Object.values(violation).join(' '))) {
      log.warn({ ...violation }, 'content security policy violated');
    }
  }
  return respond(204);
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
