import { fileResponse } from '@/lib/seo/response';
import { securityText } from '@/lib/seo/security-txt';

/** Depends on run-time settings and today's date. */
export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return fileResponse(request, securityText(), 'text/plain');
}
