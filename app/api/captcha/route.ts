import { file } from '@/lib/api/responses';
import { captchaCookie } from '@/lib/api/captcha-cookie';
import { getHandler } from '@/lib/api/handler';
import { newCaptcha } from '@/lib/e-services/captcha';

/** A new captcha picture (PNG); its challenge's id is in X-Captcha-Challenge. */
export const GET = getHandler(
  async ({ session }) => {
    const picture = await newCaptcha(session);
    return file(picture.bytes, 'image/png', {
      'Set-Cookie': captchaCookie(picture.session),
      'X-Captcha-Challenge': picture.challenge,
    });
  },
  { kind: 'captcha' },
);
