import { fileResponse } from '@/lib/seo/response';
import { securityText } from '@/lib/seo/security-txt';

/** Settings and the present day are known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return fileResponse(request, securityText(), 'text/plain');
}
