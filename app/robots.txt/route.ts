import { fileResponse } from '@/lib/seo/response';
import { robotsText } from '@/lib/seo/robots';

/** SITE_URL is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return fileResponse(request, robotsText(), 'text/plain');
}
