import { expect, test, type Page } from '@playwright/test';
import { captchaAnswer } from '../support/captcha';
import { Stack, unique } from '../support/stack';
import { samplePdf } from '../journeys/site-modules';

const TOKEN = `contact-forms-token-${unique()}`;

let stack: Stack;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await Stack.start('contact-in-cms', {
    site: { CONTACT_FORM_TARGET: 'content', CONTENT_FORMS_TOKEN: TOKEN },
    cms: { CMS_FORMS_TOKEN: TOKEN, CLAMD_ADDRESS: 'off' },
  });
});

test.afterAll(async () => {
  await stack.stop();
});

interface Answer {
  readonly isSuccess: boolean;
  readonly error: string | null;
  readonly data: { readonly reference?: string; readonly fields?: Record<string, string> } | null;
}

/** Sends the contact form from the page, as its own code does. */
async function send(page: Page, change: Record<string, string>, file = samplePdf().toString()) {
  const fields = {
    name: 'نورة',
    emailAddress: 'nora@example.com',
    phoneNumber: '966112345678',
    mobileNumber: '966512345678',
    identityNumber: '1012345678',
    relationToPorts: 'Investor',
    port: 'Jeddah Port',
    purpose: 'Complaint',
    details: 'تأخر فسح الحاوية',
    ...change,
  };
  return page.evaluate(
    async ([values, content]) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(values)) body.append(name, value);
      body.append('file', new File([content], 'letter.pdf', { type: 'application/pdf' }));
      const response = await fetch('/api/contact', { method: 'POST', body });
      return (await response.json()) as Answer;
    },
    [fields, file] as const,
  );
}

/** A fresh captcha's answer in the page's session. */
async function captcha(page: Page): Promise<string> {
  await page.evaluate(async () => void (await fetch('/api/captcha')));
  return captchaAnswer(page.context(), stack.eServicesAddress);
}

test('the contact form is stored by the content API, once, under the same rules', async ({
  page,
}) => {
  await page.goto(`${stack.siteUrl}/contact`);
  const submissionKey = crypto.randomUUID();

  const wrong = await send(page, { submissionKey, captcha: '1' });
  expect(wrong).toMatchObject({ isSuccess: false, error: 'Invalid Captcha' });

  const noPdf = await send(page, { submissionKey, captcha: await captcha(page) }, 'PK zipped');
  expect(noPdf.isSuccess).toBe(false);
  expect(noPdf.data?.fields).toMatchObject({ file: 'filetype' });

  const solved = await captcha(page);
  const first = await send(page, { submissionKey, captcha: solved });
  expect(first).toMatchObject({ isSuccess: true, error: null });
  expect(first.data?.reference).toMatch(/\S{6}/);
  const again = await send(page, { submissionKey, captcha: solved });
  expect(again.data?.reference).toBe(first.data?.reference);

  const open = await fetch(`${stack.cmsAddress}/api/contact-forms`);
  expect([401, 403, 404, 405]).toContain(open.status);
});
