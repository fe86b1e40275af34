import { fileAnswer } from '@/lib/seo/answer';
import { robotsText } from '@/lib/seo/robots';

/** SITE_URL is known when the site runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** `/robots.txt`. */
export function GET(): Response {
  return fileAnswer(robotsText(), 'text/plain');
}
