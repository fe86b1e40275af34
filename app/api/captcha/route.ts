import { CAPTCHA_CHALLENGE_HEADER } from '@ports-authority/e-services-contract';
import { file } from '@/lib/api/responses';
import { getHandler } from '@/lib/api/handler';
import { newCaptcha } from '@/lib/e-services/captcha';

/** SVG can run scripts if opened as a document. */
const SVG_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** A new captcha picture; X-Captcha-Challenge has its challenge, if any. */
export const GET = getHandler(
  async ({ visitor }) => {
    const { bytes, type, challenge } = await newCaptcha(visitor);
    return file(bytes, type, {
      ...SVG_HEADERS,
      ...(challenge !== undefined && { [CAPTCHA_CHALLENGE_HEADER]: challenge }),
    });
  },
  { kind: 'captcha' },
);
