import { file } from '@/lib/api/responses';
import { captchaCookie, openChallengesCookie } from '@/lib/api/captcha-cookie';
import { getHandler } from '@/lib/api/handler';
import { newCaptcha } from '@/lib/e-services/captcha';

/** A new captcha picture (PNG); its challenge is in X-Captcha-Challenge. */
export const GET = getHandler(
  async ({ visitor }) => {
    const picture = await newCaptcha(visitor);
    const response = file(picture.bytes, 'image/png', { 'X-Captcha-Challenge': picture.challenge });
    response.headers.append('Set-Cookie', captchaCookie(picture.session));
    response.headers.append('Set-Cookie', openChallengesCookie(picture.open));
    return response;
  },
  { kind: 'captcha' },
);
