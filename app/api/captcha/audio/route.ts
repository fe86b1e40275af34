import { CAPTCHA_CHALLENGE } from '@ports-authority/e-services-contract';
import { failure, file } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { captchaAudio } from '@/lib/e-services/captcha';
import { toLocale } from '@/lib/i18n/locales';

/**
 * The audio (WAV) of the captcha `?challenge=`, by default the session's newest, in the language of
 * `?locale=`, Arabic by default; 404 for a challenge of another session.
 */
export const GET = getHandler(
  async ({ request, session }) => {
    const { searchParams } = new URL(request.url);
    const challenge = searchParams.get('challenge')?.toLowerCase();
    const locale = toLocale(searchParams.get('locale') ?? undefined);
    const isNamed = challenge === undefined || CAPTCHA_CHALLENGE.test(challenge);
    if (!session || !isNamed) return failure(404, 'Not found');
    return file(await captchaAudio(session, challenge, locale), 'audio/wav');
  },
  { kind: 'captcha' },
);
