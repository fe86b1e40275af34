import { CAPTCHA_CHALLENGE_HEADER } from '@ports-authority/e-services-contract';
import { file } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { newCaptcha } from '@/lib/e-services/captcha';

/** A drawing could run scripts where it is opened as a page of its own. */
const HARMLESS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** A new captcha picture; its challenge, where it has one, is in X-Captcha-Challenge. */
export const GET = getHandler(
  async ({ visitor }) => {
    const { bytes, type, challenge } = await newCaptcha(visitor);
    return file(bytes, type, {
      ...HARMLESS,
      ...(challenge !== undefined && { [CAPTCHA_CHALLENGE_HEADER]: challenge }),
    });
  },
  { kind: 'captcha' },
);
