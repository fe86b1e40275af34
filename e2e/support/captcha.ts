import { eServicesToken } from '../../tools/lib/e-services.mjs';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { ServiceSession } from './site-modules';

const TOKEN = { Authorization: `Bearer ${eServicesToken}` };

function eServices(): string {
  const address = process.env.E_SERVICES_UNDER_TEST;
  if (!address) throw new Error('E_SERVICES_UNDER_TEST is set by e2e/support/global-setup.ts');
  return address;
}

/**
 * Test endpoint with the answers of a browser's captcha session. The session cookies come with the
 * picture, which a page without scripts may still be loading.
 */
async function answersAddress(context: BrowserContext, service: string): Promise<string> {
  const session = async () => {
    const own = (await context.cookies()).find(({ name }) => name === '__Host-captcha');
    const kept = new URLSearchParams(new ServiceSession(own?.value).cookies.replaceAll('; ', '&'));
    return { session: kept.get('captcha_session') ?? '', open: kept.get('captcha_open') ?? '' };
  };
  await expect
    .poll(async () => Object.values(await session()).every(Boolean), {
      message: 'the browser has a captcha session',
    })
    .toBe(true);
  return `${service}/e-services-api/captcha/answers?${new URLSearchParams(await session())}`;
}

export async function captchaAnswer(
  context: BrowserContext,
  service: string = eServices(),
): Promise<string> {
  const response = await fetch(await answersAddress(context, service), { headers: TOKEN });
  const { challenges } = (await response.json()) as { challenges: { answer: string }[] };
  const newest = challenges.at(-1);
  if (!newest) throw new Error('The captcha session has no open challenge');
  return newest.answer;
}

export async function expireCaptchas(
  context: BrowserContext,
  service: string = eServices(),
): Promise<void> {
  await fetch(await answersAddress(context, service), { method: 'DELETE', headers: TOKEN });
}

interface CaptchaLabels {
  readonly label: string;
  readonly image: string;
}

/** URL of the captcha picture once loaded; each challenge has a new URL. */
export async function captchaPicture(page: Page, messages: CaptchaLabels): Promise<string> {
  const picture = page.getByRole('img', { name: messages.image });
  await expect(picture).toBeVisible();
  return (await picture.getAttribute('src')) ?? '';
}

export async function solveCaptcha(
  page: Page,
  messages: CaptchaLabels,
  service: string = eServices(),
): Promise<void> {
  await captchaPicture(page, messages);
  const answer = await captchaAnswer(page.context(), service);
  await page.getByRole('textbox', { name: messages.label, exact: true }).fill(answer);
}
