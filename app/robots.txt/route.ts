import { fileResponse } from '@/lib/seo/response';
import { robotsText } from '@/lib/seo/robots';

/** SITE_URL is a run-time setting. */
export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  return fileResponse(request, robotsText(), 'text/plain');
}
