import { failure, file } from '@/lib/api/answers';
import { getHandler } from '@/lib/api/handler';
import { CAPTCHA_CHALLENGE, captchaAudio } from '@/lib/e-services/captcha';

/** The picture of `?challenge=` to listen to (WAV); 404 for one that this visitor does not hold. */
export const GET = getHandler(
  async ({ request, session }) => {
    const challenge = new URL(request.url).searchParams.get('challenge') ?? '';
    if (!session || !CAPTCHA_CHALLENGE.test(challenge)) return failure(404, 'Not found');
    return file(await captchaAudio(session, challenge), 'audio/wav');
  },
  { kind: 'captcha' },
);
