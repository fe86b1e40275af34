import type { Page } from '@playwright/test';
import { core } from '../support/core';
import { arabic, expect, test } from './fixtures';
import { fillIn, openForm, formLocators, pdf, REFERENCE, sendForm } from './form-parts';
import { CONTACT_FORM, exampleOf } from '../support/site-modules';

const EMAIL = 'translated@example.com';

/**
 * Simulates page translation in browsers: after hydration each text node, also later ones, is wrapped
 * in elements. The text is unchanged, so that locators find it.
 */
async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'script, style, noscript, textarea, title, option, font, [translate="no"]';
    const move = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.currentNode as Node | null; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) {
          continue;
        }
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    };
    const begin = (): void => {
      document.documentElement.classList.add('translated-ltr');
      move(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) move(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.interactive === undefined) return;
      observer.disconnect();
      begin();
    }).observe(document, { attributes: true, subtree: true });
  });
}

/* Pages that the browser has translated; the guard fails a test whose view throws. */
test.beforeEach(({ page }) => translatePages(page));

test('the contact form is sent, and its request is found', core('happy-path'), async ({ page }) => {
  const { contact, requestTracking } = arabic.messages;
  await openForm(page, arabic, '/contact');
  const contactForm = formLocators(page, arabic, contact.title);
  await fillIn(contactForm.form, {
    ...exampleOf(CONTACT_FORM),
    details: `${Math.random()}`,
    emailAddress: EMAIL,
  });
  await contactForm.field('file').setInputFiles(pdf());
  await sendForm(page, arabic, contactForm.submit);
  await expect(contactForm.sent).toContainText(REFERENCE);
  const reference = REFERENCE.exec((await contactForm.sent.textContent()) ?? '')?.[0] ?? '';
  await openForm(page, arabic, '/e-services/request-tracking');
  const form = page.getByRole('form', { name: requestTracking.form });
  await form.getByRole('textbox', { name: requestTracking.reference }).fill(reference);
  await form.getByRole('textbox', { name: requestTracking.contact }).fill(EMAIL);
  await sendForm(page, arabic, form.locator('button[type=submit]'));
  await expect(page.getByRole('heading', { name: requestTracking.results })).toBeFocused();
});
