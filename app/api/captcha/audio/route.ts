import { CAPTCHA_CHALLENGE } from '@ports-authority/e-services-contract';
import { failure, file } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { captchaAudio } from '@/lib/e-services/captcha';
import { toLocale } from '@/lib/i18n/locales';

/**
 * Audio (WAV) of the captcha `?challenge=`, by default the session's newest; `?locale=` defaults to
 * Arabic. 404 for a challenge of another session, 429 after five plays.
 */
export const GET = getHandler(
  async ({ request, visitor }) => {
    const { searchParams } = new URL(request.url);
    const challenge = searchParams.get('challenge') ?? undefined;
    const locale = toLocale(searchParams.get('locale') ?? undefined);
    const isNamed = challenge === undefined || CAPTCHA_CHALLENGE.test(challenge);
    if (visitor.session?.id === undefined || !isNamed) return failure(404, 'Not found');
    return file(await captchaAudio(visitor, challenge, locale), 'audio/wav');
  },
  { kind: 'captcha' },
);
