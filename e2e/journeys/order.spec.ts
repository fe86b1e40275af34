import type { Page } from '@playwright/test';
import type { Movable } from '../../lib/e-services/types';
import { violations } from '../../tools/browser/axe';
import { captchaPicture, solveCaptcha } from '../support/captcha';
import { core } from '../support/core';
import { english, expect, languages, scriptsRun, test, type Language } from './fixtures';
import { expectNoSidewaysScroll } from './lost-text';
import { REFERENCE } from './form-parts';

const PATH = '/e-services/moveableitems';

const ITEMS = { ar: '13', en: '23', withoutScripts: '24' } as const;

const PERSON = {
  name: 'موظف الجهة',
  identityNumber: '1234567890',
  mobileNumber: '966512345678',
  email: 'agency@example.gov.sa',
  entity: 'وزارة النقل',
  management: 'إدارة المستودعات',
  city: 'جدة',
} as const;

function parts(page: Page, { messages }: Language) {
  const { order, submission, forms } = messages;
  const form = page.getByRole('form', { name: order.form });
  const text = (name: string) => form.getByRole('textbox', { name, exact: true });
  const list = (level: keyof typeof order.levels) =>
    form.getByRole('combobox', { name: order.levels[level].label, exact: true });
  return {
    form,
    fields: {
      name: text(order.name),
      identityNumber: text(order.identityNumber),
      mobileNumber: text(submission.mobile),
      email: text(order.email),
      entity: text(order.entity),
      management: text(order.management),
      city: text(order.city),
    },
    classification: list('classification'),
    item: list('item'),
    site: list('site'),
    movable: list('movable'),
    quantity: text(order.quantity),
    reviews: form.getByRole('textbox', { name: order.reviews }),
    captcha: text(forms.captcha.label),
    submit: form.locator('button[type=submit]'),
    available: form.getByText(order.available, { exact: true }).locator('..'),
  };
}

async function open(page: Page, language: Language): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(language.at(PATH));
  await scriptsRun(page);
  await captchaPicture(page, language.messages.forms.captcha);
  await expect(parts(page, language).classification).toBeEnabled();
}

async function fetchStock(page: Page, item: string): Promise<Movable[]> {
  const answer = await page.request.get(`/api/movables/stock?item=${item}`);
  return ((await answer.json()) as { data: Movable[] }).data;
}

async function chooseMovable(page: Page, language: Language, item: string): Promise<Movable> {
  const { classification, ...lists } = parts(page, language);
  const movable = (await fetchStock(page, item)).find(({ quantity }) => quantity > 1)!;
  await classification.selectOption(movable.category.id);
  await lists.item.selectOption(movable.item.id);
  await lists.site.selectOption(movable.site.id);
  await lists.movable.selectOption(movable.id);
  return movable;
}

async function fillPerson(page: Page, language: Language): Promise<void> {
  const { fields } = parts(page, language);
  for (const [field, value] of Object.entries(PERSON)) {
    await fields[field as keyof typeof PERSON].fill(value);
  }
}

const SCREENS = { ar: { width: 1280, height: 800 }, en: { width: 320, height: 700 } } as const;

for (const language of languages) {
  const { locale, messages } = language;
  const { order, forms } = messages;

  test(
    `${locale}: an order is placed once and leaves an empty form and a reference`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      await page.setViewportSize(SCREENS[locale]);
      await open(page, language);
      const { submit, reviews, quantity, captcha, fields, item, available } = parts(page, language);
      await fillPerson(page, language);
      const movable = await chooseMovable(page, language, ITEMS[locale]);
      await quantity.fill('١');
      await reviews.fill('سطر أول\nسطر ثانٍ');
      await solveCaptcha(page, forms.captcha);
      expect(await violations(page)).toEqual([]);
      const call = page.waitForRequest('**/api/orders');
      await submit.dblclick();
      const { submissionKey, ...sent } = (await call).postDataJSON() as Record<string, unknown>;
      expect(sent).toMatchObject({
        ...PERSON,
        classification: movable.category.id,
        item: movable.item.id,
        site: movable.site.id,
        movable: movable.id,
        quantity: '1',
      });
      expect(submissionKey).toMatch(/^[0-9a-f-]{36}$/);
      const title = page.getByRole('heading', { name: order.placed, exact: true });
      const alert = page.getByRole('status').filter({ has: title });
      await expect(title).toBeInViewport();
      await expect(alert).toContainText(order.placedText);
      await expect(alert).toContainText(REFERENCE);
      await expect(page.locator(':focus')).toContainText(order.placedText);
      await expect(submit).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: messages.submission.another }).click();
      for (const field of [...Object.values(fields), captcha, quantity, reviews]) {
        await expect(field).toHaveValue('');
      }
      await expect(item).toBeDisabled();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('draft:order'))).toBeNull();
      await expectNoSidewaysScroll(page);

      await chooseMovable(page, language, ITEMS[locale]);
      await expect(available).toContainText(String(movable.quantity - 1));
    },
  );
}

test.describe('en without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the lists are filled step by step and the order is placed',
    core('no-scripts'),
    async ({ page }) => {
      const { order, errors, forms } = english.messages;
      await page.goto(english.at(PATH));
      const { classification, item, site, movable, quantity, fields, submit, available, captcha } =
        parts(page, english);
      const next = page.getByRole('button', { name: order.nextButton });
      const send = submit.filter({ hasText: order.submit });
      await fillPerson(page, english);
      await expect(classification).toBeDisabled();
      await next.click();
      const stock = await fetchStock(page, ITEMS.withoutScripts);
      const first = stock.find((movable) => movable.quantity > 1)!;
      for (const [list, id] of [
        [classification, first.category.id],
        [item, first.item.id],
        [site, first.site.id],
        [movable, first.id],
      ] as const) {
        await expect(list).toBeEnabled();
        await list.selectOption(id);
        await next.click();
        await expect(list).toHaveValue(id);
      }
      await expect(available).toContainText(String(first.quantity));
      await expect(fields.identityNumber).toHaveValue(PERSON.identityNumber);

      // Too many, and an empty captcha.
      await quantity.fill(String(first.quantity + 1));
      await send.click();
      await expect(quantity).toHaveAccessibleDescription(
        new RegExp(errors['Requrie Quantity Error']),
      );
      await expect(fields.name).toHaveValue(PERSON.name);
      await expect(movable).toHaveValue(first.id);
      await quantity.fill('1');
      await captcha.fill('1');
      await send.click();
      await expect(captcha).toHaveAttribute('aria-invalid', 'true');

      await solveCaptcha(page, forms.captcha);
      await send.click();
      const placed = page.getByRole('status').filter({ hasText: order.placed });
      await expect(placed.getByRole('heading', { name: order.placed, exact: true })).toBeVisible();
      await expect(placed).toContainText(REFERENCE);
      await expect(fields.name).toHaveCount(0);
      const confirmation = await placed.innerText();
      await page.reload();
      await expect(placed).toHaveText(confirmation, { useInnerText: true });
    },
  );
});
