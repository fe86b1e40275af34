import { writeFileSync } from 'node:fs';
import { violations } from '../../tools/browser/axe';
import { core } from '../support/core';
import { english, expect, languages, test } from './fixtures';
import { fillIn, openForm, formLocators, pdf, postForm, REFERENCE, sendForm } from './form-parts';
import { exampleOf, JOB_APPLICATION_FORM } from '../support/site-modules';

const PATH = '/vacancies';

const good = exampleOf(JOB_APPLICATION_FORM);

for (const language of languages) {
  const { locale, messages } = language;
  const { vacancies, chat } = messages;

  test(
    `${locale}: an application is stored, without a chat beside it`,
    core('happy-path', locale === 'ar'),
    async ({ page }) => {
      await openForm(page, language, PATH);
      const { form, submit, sent, field } = formLocators(page, language, vacancies.title);
      await expect(page.getByRole('button', { name: chat.launch })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await fillIn(form, good);
      await field('resume').setInputFiles(pdf());
      await sendForm(page, language, submit);
      await expect(sent).toContainText(REFERENCE);
      await expect(form).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    },
  );
}

test.describe('en without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the application is sent, and filled in again after a fault',
    core('no-scripts'),
    async ({ page }, info) => {
      const { vacancies, errors } = english.messages;
      // A file on disk: the browser resends it when the response is reloaded.
      const resume = info.outputPath('resume.pdf');
      writeFileSync(resume, pdf().buffer);
      await page.goto(english.at(PATH));
      const { form, submit, field, summary, sent } = formLocators(page, english, vacancies.title);
      await fillIn(form, good);
      await postForm(page, english, submit);
      await expect(summary.getByRole('link')).toHaveText([errors['ERROR RESUME']]);
      await expect(field('message')).toHaveValue(good.message);
      await field('resume').setInputFiles(resume);
      await postForm(page, english, submit);
      await expect(sent).toContainText(REFERENCE);
      const confirmation = await sent.innerText();
      await page.reload();
      await expect(sent).toHaveText(confirmation, { useInnerText: true });
    },
  );
});
