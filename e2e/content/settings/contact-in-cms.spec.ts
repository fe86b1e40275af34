import type { Page } from '@playwright/test';
import { CONTACT_FORM, exampleOf, samplePdf } from '../../support/site-modules';
import { captchaAnswer } from '../../support/captcha';
import type { Stack } from '../../support/stack';
import { expect, FORMS_IN_CMS, startWith, test } from './fixtures';

interface Answer {
  readonly isSuccess: boolean;
  readonly error: string | null;
  readonly data: { readonly reference?: string; readonly fields?: Record<string, string> } | null;
}

/** Sends the contact form from the page, like its own code. */
async function send(page: Page, change: Record<string, string>, file = samplePdf().toString()) {
  const fields = {
    ...exampleOf(CONTACT_FORM),
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

async function captcha(page: Page, { eServicesAddress }: Stack): Promise<string> {
  await page.evaluate(async () => void (await fetch('/api/captcha')));
  return captchaAnswer(page.context(), eServicesAddress);
}

test('the contact form is stored by the content API, once, under the same rules', async ({
  page,
  stack,
}) => {
  await startWith(stack, FORMS_IN_CMS);
  await page.goto(`${stack.siteUrl}/contact`);
  const submissionKey = crypto.randomUUID();

  const wrong = await send(page, { submissionKey, captcha: '1' });
  expect(wrong).toMatchObject({ isSuccess: false, error: 'Invalid Captcha' });

  const noPdf = await send(
    page,
    { submissionKey, captcha: await captcha(page, stack) },
    'PK zipped',
  );
  expect(noPdf.isSuccess).toBe(false);
  expect(noPdf.data?.fields).toMatchObject({ file: 'filetype' });

  const solved = await captcha(page, stack);
  const first = await send(page, { submissionKey, captcha: solved });
  expect(first).toMatchObject({ isSuccess: true, error: null });
  expect(first.data?.reference).toMatch(/\S{6}/);
  const again = await send(page, { submissionKey, captcha: solved });
  expect(again.data?.reference).toBe(first.data?.reference);

  const open = await fetch(`${stack.cmsAddress}/api/contact-forms`);
  expect([401, 403, 404, 405]).toContain(open.status);
  await startWith(stack, {});
});
