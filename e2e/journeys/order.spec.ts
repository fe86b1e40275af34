import type { Page } from '@playwright/test';
import type { Movable } from '../../lib/e-services/types';
import { violations } from '../support/axe';
import { captchaPicture, solveCaptcha } from '../support/captcha';
import { expect, fill, languages, scriptsRun, test, type Language } from './fixtures';
import type { Guard } from './guard';

const PATH = '/e-services/moveableitems';

/** Items of the sample data, in the first classification; the last two are ordered from. */
const ITEMS = {
  ar: { read: '11', order: '13', withoutScripts: '14' },
  en: { read: '12', order: '23', withoutScripts: '24' },
} as const;

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
    news: form.getByRole('status').first(),
    available: form.getByText(order.available, { exact: true }).locator('..'),
    summary: form.getByRole('alert'),
    alert: page.getByRole('main').getByRole('alert'),
  };
}

async function open(page: Page, language: Language): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(language.at(PATH));
  await scriptsRun(page);
  await captchaPicture(page, language.messages.forms.captcha);
  await expect(parts(page, language).classification).toBeEnabled();
}

async function stockOf(page: Page, item: string): Promise<Movable[]> {
  const answer = await page.request.get(`/api/movables/stock?item=${item}`);
  return ((await answer.json()) as { data: Movable[] }).data;
}

/** Chooses the first movable that there is of an item. */
async function chooseMovable(page: Page, language: Language, item: string): Promise<Movable> {
  const { classification, ...lists } = parts(page, language);
  const movable = (await stockOf(page, item)).find(({ quantity }) => quantity > 1)!;
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

/** The browser's own messages about responses that this journey provokes. */
function expectOnly(guard: Guard, expected: RegExp): void {
  expect(guard.faults.filter((fault) => !expected.test(fault))).toEqual([]);
  guard.faults.splice(0);
}

for (const language of languages) {
  const { locale, messages, at } = language;
  const { order, errors, forms } = messages;
  const items = ITEMS[locale];

  test.describe(locale, () => {
    test('each choice fills the next list and clears those below @once', async ({ page }) => {
      await open(page, language);
      const { classification, item, site, movable, available, quantity, news, form } = parts(
        page,
        language,
      );
      for (const [list, hint] of [
        [item, order.first.item],
        [site, order.first.site],
        [movable, order.first.movable],
      ] as const) {
        await expect(list).toBeDisabled();
        await expect(list.locator('option')).toHaveText([hint]);
      }
      await expect(form.getByText(order.availableLater)).toBeVisible();

      const stock = (await stockOf(page, items.read)).filter(({ quantity }) => quantity > 0);
      const first = stock[0]!;
      const [, other] = new Set(stock.map((one) => one.site.id));
      await classification.selectOption(first.category.id);
      await expect(item.locator('option')).toHaveCount(5);
      await expect(news).toHaveText(fill(order.offered.item.few, { count: 4 }));
      await expect(site).toBeDisabled();

      await item.selectOption(first.item.id);
      const sites = new Set(stock.map((one) => one.site[locale]));
      await expect(site.locator('option')).toHaveCount(sites.size + 1);
      for (const name of sites)
        await expect(site.locator('option', { hasText: name })).toHaveCount(1);
      await expect(movable).toBeDisabled();

      await site.selectOption(first.site.id);
      await expect(movable.locator('option')).toHaveText([
        order.levels.movable.choose,
        ...stock.filter((one) => one.site.id === first.site.id).map((one) => one.title[locale]),
      ]);
      await movable.selectOption(first.id);
      await expect(available).toContainText(String(first.quantity));
      await expect(quantity).toHaveAccessibleDescription(`${order.available} ${first.quantity}`);
      await expect(news).toHaveText(fill(order.availableNews, { quantity: first.quantity }));
      expect(await violations(page)).toEqual([]);

      await site.selectOption(other!);
      await expect(movable).toHaveValue('');
      await expect(form.getByText(order.availableLater)).toBeVisible();
      await movable.selectOption({ index: 1 });
      await item.selectOption({ index: 2 });
      await expect(site).toHaveValue('');
      await expect(movable).toBeDisabled();
      await classification.selectOption({ index: 3 });
      await expect(item).toHaveValue('');
      await expect(site).toBeDisabled();
    });

    test('the last choice wins over a slow response to an earlier one @once', async ({ page }) => {
      await open(page, language);
      const { classification, item } = parts(page, language);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/movables/items?category=1', async (route) => {
        await held;
        await route.continue();
      });
      await classification.selectOption('1');
      await expect(item.locator('option')).toHaveText([order.levels.item.loading]);
      await classification.selectOption('2');
      await expect(item.locator('option')).toHaveCount(5);
      const shown = await item.locator('option').allTextContents();
      const late = page.waitForResponse(/items\?category=1/);
      release();
      await late;
      await expect(item.locator('option')).toHaveText(shown);
    });

    test('every required field has its message, and nothing is sent @once', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await open(page, language);
      const all = parts(page, language);
      await all.submit.click();
      await expect(all.summary).toBeFocused();
      await expect(all.summary.getByRole('link')).toHaveText([
        errors['ERROR NAME'],
        errors['ID Number Error'],
        errors['Mobile Number Error'],
        errors['ERROR EMAIL'],
        errors['ERROR NAME OF THE ENTITY'],
        errors['ERROR MANAGEMENT'],
        errors['ERROR CITY'],
        errors['ERROR CLASSIFICATION'],
        errors['Requrie Quantity Empty Error'],
      ]);
      for (const [list, key] of [
        [all.item, 'ERROR ITEM'],
        [all.site, 'ERROR SITE'],
        [all.movable, 'ERROR MOVABLE'],
      ] as const) {
        await expect(list).toHaveAccessibleDescription(errors[key]);
      }
      expect(await violations(page)).toEqual([]);
      await all.summary.getByRole('link').nth(1).click();
      await expect(all.fields.identityNumber).toBeFocused();
      await all.classification.selectOption('1');
      await expect(all.classification).toHaveAccessibleDescription('');
      expect(sent).toEqual([]);
    });

    test('the rules are checked on change @once', async ({ page }) => {
      await open(page, language);
      const { fields, quantity, classification } = parts(page, language);
      const { identityNumber, mobileNumber, email } = fields;
      const movable = await chooseMovable(page, language, items.read);
      for (const [field, wrong, message, right] of [
        [identityNumber, ['12345', '2234567890', '12345678901'], 'ID Number Error', '1234567890'],
        [mobileNumber, ['96651234567', '971512345678'], 'Mobile Number Error', '966512345678'],
        [email, ['agency', 'agency@example'], 'ERROR EMAIL INVALID', 'agency@example.gov.sa'],
        [
          quantity,
          ['-1', '01', '1.', 'two', String(movable.quantity + 1)],
          'Requrie Quantity Error',
          String(movable.quantity),
        ],
        [quantity, ['0', '0.0'], 'ERROR QUANTITY ZERO', '1'],
        [quantity, ['0.5', '1.5'], 'ERROR QUANTITY WHOLE', '1'],
      ] as const) {
        for (const value of wrong) {
          await field.fill(value);
          await expect(field).toBeFocused();
          await expect(field, value).toHaveAttribute('aria-invalid', 'true');
          await expect(field, value).toHaveAccessibleDescription(
            new RegExp(escape(errors[message])),
          );
        }
        await field.fill(right);
        await expect(field).toHaveAttribute('aria-invalid', 'false');
      }
      await quantity.fill('12345678901');
      await expect(quantity).toHaveValue('12345678901');
      await expect(quantity).toHaveAccessibleDescription(
        new RegExp(escape(errors['Requrie Quantity Error'])),
      );
      await mobileNumber.fill('0512345678');
      await expect(mobileNumber).toHaveAttribute('aria-invalid', 'false');
      await classification.selectOption('');
      await expect(classification).toHaveAccessibleDescription(errors['ERROR CLASSIFICATION']);
      expect(await violations(page)).toEqual([]);
    });

    test('an order is placed once and leaves an empty form and a reference', async ({ page }) => {
      await open(page, language);
      const { submit, reviews, quantity, captcha, fields, item, available } = parts(page, language);
      await fillPerson(page, language);
      const movable = await chooseMovable(page, language, items.order);
      await quantity.fill('١');
      await reviews.fill('سطر أول\nسطر ثانٍ');
      await solveCaptcha(page, forms.captcha);
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
      await expect(title).toBeInViewport();
      const alert = page.getByRole('status').filter({ has: title });
      await expect(alert).toContainText(order.placedText);
      await expect(alert).toContainText(/NPA-\d{4}-[A-Z0-9]{6}/);
      await expect(page.locator(':focus')).toContainText(order.placedText);
      for (const field of [...Object.values(fields), captcha, quantity, reviews]) {
        await expect(field).toHaveValue('');
      }
      await expect(item).toBeDisabled();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('draft:order'))).toBeNull();

      await chooseMovable(page, language, items.order);
      await expect(available).toContainText(String(movable.quantity - 1));
    });

    test('a missing and a wrong captcha mark their field alone @once', async ({ page, guard }) => {
      await open(page, language);
      const { submit, quantity, captcha, fields, alert } = parts(page, language);
      await fillPerson(page, language);
      await chooseMovable(page, language, items.read);
      await quantity.fill('1');
      for (const typed of ['', '1']) {
        await captcha.fill(typed);
        const answer = page.waitForResponse('**/api/orders');
        await submit.click();
        expect((await answer).status()).toBe(400);
        await expect(captcha).toHaveAttribute('aria-invalid', 'true');
        await expect(captcha).toHaveAccessibleDescription(
          new RegExp(escape(errors['ERROR CAPTCHA INVALID'])),
        );
        await expect(captcha).toBeFocused();
        await expect(captcha).toHaveValue('');
        await expect(alert).toHaveCount(0);
      }
      await expect(fields.name).toHaveValue(PERSON.name);
      await expect(fields.identityNumber).toHaveValue(PERSON.identityNumber);
      expect(await violations(page)).toEqual([]);
      expectOnly(guard, /\b400\b/);
    });

    test('less left than shown: the quantity is marked and the stock asked for again @once', async ({
      page,
      guard,
    }) => {
      let shownMore = 1000;
      await page.route('**/api/movables/stock?*', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { quantity: number }[] };
        for (const row of answer.data) row.quantity += shownMore;
        await route.fulfill({ response, json: answer });
      });
      await open(page, language);
      const { submit, quantity, available, summary } = parts(page, language);
      await fillPerson(page, language);
      const { quantity: left } = await chooseMovable(page, language, items.read);
      await expect(available).toContainText(String(left + 1000));
      await quantity.fill(String(left + 1));
      await solveCaptcha(page, forms.captcha);
      shownMore = 0;
      await submit.click();
      await expect(quantity).toHaveAccessibleDescription(
        new RegExp(escape(errors['Requrie Quantity Error'])),
      );
      await expect(summary).toBeFocused();
      await expect(available).toContainText(new RegExp(`\\b${left}\\b`));
      await expect(quantity).toHaveValue(String(left + 1));
      await quantity.fill(String(left));
      await expect(quantity).toHaveAttribute('aria-invalid', 'false');
      expectOnly(guard, /\b400\b/);
    });

    test('nothing left: the movable is marked and cleared @once', async ({ page, guard }) => {
      let gone = '';
      await page.route('**/api/movables/stock?*', async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: { id: string; quantity: number }[] };
        for (const row of answer.data) if (row.id === gone) row.quantity = 0;
        await route.fulfill({ response, json: answer });
      });
      await page.route('**/api/orders', (route) =>
        route.fulfill({
          status: 400,
          json: { isSuccess: false, error: 'The item is no longer available', data: null },
        }),
      );
      await open(page, language);
      const { submit, quantity, form, fields } = parts(page, language);
      await fillPerson(page, language);
      const movable = await chooseMovable(page, language, items.read);
      await quantity.fill('1');
      await solveCaptcha(page, forms.captcha);
      gone = movable.id;
      await submit.click();
      await expect(form.getByText(order.gone).last()).toBeVisible();
      const { movable: list, site } = parts(page, language);
      await expect(list).toHaveValue('');
      await expect(
        form.locator(':is(select)[aria-invalid=true]').last(),
      ).toHaveAccessibleDescription(order.gone);
      await expect(site).toBeEnabled();
      await expect(fields.name).toHaveValue(PERSON.name);
      expectOnly(guard, /\b400\b/);
    });

    test('a failure keeps everything in the fields; the retry has the same key @once', async ({
      page,
      guard,
    }) => {
      const keys: unknown[] = [];
      await page.route('**/api/orders', async (route) => {
        keys.push((route.request().postDataJSON() as { submissionKey: unknown }).submissionKey);
        await route.fulfill({
          status: 502,
          json: { isSuccess: false, error: 'Something went wrong', data: null },
        });
      });
      await open(page, language);
      const { submit, quantity, fields, movable } = parts(page, language);
      await fillPerson(page, language);
      const { id } = await chooseMovable(page, language, items.read);
      await quantity.fill('1');
      for (const value of ['1', '1', '2']) {
        await quantity.fill(value);
        await solveCaptcha(page, forms.captcha);
        await submit.click();
        await expect(page.getByText(messages.submission.notReceived.title)).toBeVisible();
        await expect(submit).toContainText(order.submit);
      }
      for (const [field, value] of Object.entries(PERSON)) {
        await expect(fields[field as keyof typeof PERSON]).toHaveValue(value);
      }
      await expect(movable).toHaveValue(id);
      expect(await violations(page)).toEqual([]);
      expect(keys[0]).toBe(keys[1]);
      // The first request may still arrive: the service would refuse the changed one under its key.
      expect(keys[2]).toBe(keys[0]);
      expectOnly(guard, /\b502\b/);
    });

    test('without the e-services API the page says how to order, and tries again @once', async ({
      page,
      guard,
    }) => {
      let away = true;
      await page.route('**/api/movables/categories', (route) =>
        away
          ? route.fulfill({
              status: 502,
              json: { isSuccess: false, error: 'Something went wrong', data: null },
            })
          : route.continue(),
      );
      await page.goto(at(PATH));
      const { form, classification } = parts(page, language);
      const notice = page.getByRole('main').getByRole('heading', { name: order.unavailable });
      await expect(notice).toBeVisible();
      await expect(form).toHaveCount(0);
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      away = false;
      await page.getByRole('main').getByRole('button', { name: forms.retry }).click();
      await expect(classification).toBeEnabled();
      await expect(notice).toHaveCount(0);
      await expect(page.locator(':focus').getByRole('form')).toBeVisible();
      expectOnly(guard, /\b502\b/);
    });

    test('a list that cannot be had offers to try again @once', async ({ page, guard }) => {
      let away = true;
      await page.route('**/api/movables/items?*', (route) =>
        away ? route.abort() : route.continue(),
      );
      await open(page, language);
      const { classification, item, form, fields } = parts(page, language);
      await fields.name.fill(PERSON.name);
      await classification.selectOption('1');
      const failure = form.getByRole('status').filter({ hasText: order.levels.item.failed });
      await expect(failure).toBeVisible();
      await expect(item).toBeDisabled();
      expect(await violations(page)).toEqual([]);
      away = false;
      await failure.getByRole('button', { name: forms.retry }).click();
      await expect(item).toBeEnabled();
      await expect(item).toBeFocused();
      await expect(fields.name).toHaveValue(PERSON.name);
      expectOnly(guard, /net::ERR_FAILED/);
    });

    test('the keyboard alone goes through the cascade @once', async ({ page }) => {
      await open(page, language);
      const { classification, item, site, movable, quantity } = parts(page, language);
      await classification.focus();
      for (const next of [item, site, movable]) {
        await page.keyboard.press('ArrowDown');
        await expect(next).toBeEnabled();
        await page.keyboard.press('Tab');
        await expect(next).toBeFocused();
      }
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(quantity).toBeFocused();
    });

    test('a reload brings back what was typed, never the identity number @once', async ({
      page,
    }) => {
      await open(page, language);
      await fillPerson(page, language);
      const chosen = await chooseMovable(page, language, items.read);
      const { quantity, fields, movable, available, captcha } = parts(page, language);
      await quantity.fill('1');
      await captcha.fill('123456');
      const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
      expect(kept).not.toContain(PERSON.identityNumber);
      expect(kept).not.toContain('123456"');
      await page.reload();
      await expect(movable).toHaveValue(chosen.id);
      await expect(available).toContainText(String(chosen.quantity));
      await expect(fields.name).toHaveValue(PERSON.name);
      await expect(quantity).toHaveValue('1');
      await expect(fields.identityNumber).toHaveValue('');
      await expect(captcha).toHaveValue('');
    });

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, language);
      const { submit, summary } = parts(page, language);
      await chooseMovable(page, language, items.read);
      await submit.click();
      await expect(summary).toBeFocused();
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  });

  test.describe(`${locale} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the lists are filled step by step and the order is placed', async ({ page }) => {
      test.slow();
      await page.goto(at(PATH));
      const { classification, item, site, movable, quantity, fields, submit, available, captcha } =
        parts(page, language);
      const next = page.getByRole('button', { name: order.nextButton });
      const send = submit.filter({ hasText: order.submit });
      await fillPerson(page, language);
      await expect(classification).toBeDisabled();
      await next.click();
      const stock = await stockOf(page, items.withoutScripts);
      const first = stock.find((one) => one.quantity > 1)!;
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
        new RegExp(escape(errors['Requrie Quantity Error'])),
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
      await expect(placed).toContainText(/NPA-\d{4}-[A-Z0-9]{6}/);
      await expect(fields.name).toHaveValue('');
      const confirmation = await placed.innerText();
      await page.reload();
      await expect(placed).toHaveText(confirmation, { useInnerText: true });
    });
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
