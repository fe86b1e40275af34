import { violations } from '../../tools/browser/axe';
import { captchaPicture } from '../support/captcha';
import { core } from '../support/core';
import { arabic, expect, languages, test } from './fixtures';
import {
  fillIn,
  openForm,
  formLocators,
  postForm,
  REFERENCE,
  sendForm,
  unexpectedFaults,
} from './form-parts';
import { DATA_SHARING_FORM, exampleOf } from '../support/site-modules';

const PATH = '/data-sharing';
const NO = 'لا';

const good = exampleOf(DATA_SHARING_FORM);

for (const language of languages) {
  const { locale, messages } = language;
  const { dataSharing, forms } = messages;

  test(
    `${locale}: a request is stored with its answers in Arabic`,
    core('happy-path', locale === 'en'),
    async ({ page }) => {
      await openForm(page, language, PATH);
      const parts = formLocators(page, language, dataSharing.title);
      const { form, submit, sent, another, field } = parts;
      const main = page.getByRole('main');
      await expect(main).toContainText(/30 (يوم عمل|working days)/);
      await expect(main).toContainText(/72 (ساعة|hours)/);
      await fillIn(form, good);
      const picture = await captchaPicture(page, forms.captcha);
      const request = page.waitForRequest((candidate) =>
        candidate.url().endsWith('/api/data-sharing'),
      );
      await sendForm(page, language, submit);
      expect((await request).postDataJSON()).toMatchObject(good);
      await expect(sent).toContainText(REFERENCE);
      await expect(sent).toBeInViewport();
      await expect(form).toHaveCount(0);
      await another.click();
      await expect(field('name')).toHaveValue('');
      await expect(form.locator('input[type=radio]:checked')).toHaveCount(0);
      expect(await captchaPicture(page, forms.captcha)).not.toBe(picture);
      expect(await violations(page)).toEqual([]);
    },
  );
}

test(
  'ar: a reload after a lost response shows the receipt',
  core('refusal'),
  async ({ page, guard }) => {
    const { dataSharing, submission } = arabic.messages;
    page.on('dialog', (dialog) => void dialog.accept());
    await openForm(page, arabic, PATH);
    const { form, submit, sent } = formLocators(page, arabic, dataSharing.title);
    const lost: string[] = [];
    await page.route('**/api/data-sharing', async (route) => {
      const response = await route.fetch();
      lost.push(REFERENCE.exec(await response.text())?.[0] ?? `status ${response.status()}`);
      await route.abort('connectionreset');
    });
    await page.route('**/api/submissions/*', (route) => route.abort('connectionreset'));
    await fillIn(form, good);
    await sendForm(page, arabic, submit);
    await expect(page.getByText(submission.asking.title)).toBeVisible();
    await page.unroute('**/api/submissions/*');
    await page.reload();
    await expect(sent).toContainText(lost[0] ?? 'nothing was stored');
    expect(lost).toHaveLength(1);
    await expect(sent).toContainText(dataSharing.next);
    await expect(form).toHaveCount(0);
    const stored = await page.evaluate(() => Object.keys(sessionStorage));
    expect(stored.filter((key) => /^(draft|submission):/.test(key))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(unexpectedFaults(guard, /CONNECTION_RESET/)).toEqual([]);
  },
);

test.describe('ar without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the request is sent, and filled in again after a fault',
    core('no-scripts'),
    async ({ page }) => {
      const { dataSharing, errors } = arabic.messages;
      await page.goto(arabic.at(PATH));
      const { form, submit, field, summary, sent } = formLocators(page, arabic, dataSharing.title);
      await fillIn(form, { ...good, emailAddress: 'a@b' });
      await postForm(page, arabic, submit);
      await expect(summary.getByRole('link')).toHaveText([errors['ERROR EMAIL INVALID']]);
      await expect(field('requiredData')).toHaveValue(good.requiredData);
      await expect(form.locator(`[name=accessAPIs][value="${NO}"]`)).toBeChecked();
      await field('emailAddress').fill(good.emailAddress);
      await postForm(page, arabic, submit);
      await expect(sent).toContainText(REFERENCE);
      const confirmation = await sent.innerText();
      await page.reload();
      await expect(sent).toHaveText(confirmation, { useInnerText: true });
    },
  );
});
