import { readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFixedWords } from '../../src/admin/room/fixed-words';

/** A dialog of the Media Library, as Strapi draws it. */
const DIALOG =
  '<div role="dialog"><header><h2>صورة</h2><button><span>Close modal</span></button></header></div>';

/** One whose parts are in a form. */
const FORM = DIALOG.replace('<header>', '<form><header>').replace('</header>', '</header></form>');

const drawn = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
};

let words: ReturnType<typeof replaceFixedWords>;

beforeAll(() => {
  document.documentElement.lang = 'ar';
  document.title = 'Strapi Admin';
  words = replaceFixedWords();
});

afterAll(() => words.stop());

it('gives the tab our name as soon as the panel opens', () => {
  expect(document.title).toBe('الهيئة الوطنية للموانئ');
});

it('keeps our name behind the title of each page, in the language of the panel', async () => {
  document.title = 'الطلبات | Strapi';
  await drawn();
  expect(document.title).toBe('الطلبات | الهيئة الوطنية للموانئ');
  document.documentElement.lang = 'en';
  document.title = 'Cases | Strapi';
  await drawn();
  expect(document.title).toBe('Cases | National Ports Authority');
});

it.each([
  ['ar', DIALOG, 'إغلاق'],
  ['en', DIALOG, 'Close'],
  ['ar', FORM, 'إغلاق'],
])('says in %s how a dialog is left', async (language, dialog, word) => {
  document.documentElement.lang = language;
  document.body.innerHTML = dialog;
  await drawn();
  expect(document.querySelector('button')?.textContent).toBe(word);
  document.body.innerHTML = '';
});

it.each(['Choose date', 'Choose time', 'حذف date', 'حذف time', 'pagination', 'Locales', 'draft'])(
  'names in Arabic for a screen reader what is "%s"',
  async (label) => {
    document.documentElement.lang = 'ar';
    document.body.innerHTML = `<input aria-label="${label}" />`;
    await drawn();
    expect(document.querySelector('input')?.getAttribute('aria-label')).toMatch(/^[^a-z]+$/i);
    document.body.innerHTML = '';
  },
);

it.each(['Invalid credentials', 'Too many requests, please try again later.'])(
  'says in Arabic that a sign-in is refused: %s',
  async (refusal) => {
    document.documentElement.lang = 'ar';
    document.body.innerHTML = `<span role="alert">${refusal}</span>`;
    await drawn();
    expect(document.body.textContent).toMatch(/^[^a-z]+$/i);
    document.body.innerHTML = '';
  },
);

it('says in Arabic what is wrong with addresses of files, one fault after the other', async () => {
  document.documentElement.lang = 'ar';
  document.body.innerHTML = '<div role="dialog"><p data-strapi-field-error="true">.</p></div>';
  const sentence = document.querySelector('p')?.firstChild as Text;
  for (const fault of [
    'Please provide at least one URL',
    'Maximum 20 URLs allowed',
    'Invalid URL: 123',
    '2 invalid URLs found',
  ]) {
    // As React does it: the same text node has another value.
    (document.querySelector('p')?.firstChild ?? sentence).nodeValue = fault;
    await drawn();
    expect(document.body.textContent).toMatch(/^[^a-z]+$/i);
  }
  document.body.innerHTML = '';
});

it.each(['Search', 'Doc'])('says "%s" in Arabic where files are chosen', async (word) => {
  document.documentElement.lang = 'ar';
  document.body.innerHTML = `<div role="dialog"><button><span>${word}</span></button></div>`;
  await drawn();
  expect(document.body.textContent).toMatch(/^[^a-z]+$/i);
  document.body.innerHTML = '';
});

it('leaves other words of a page alone', async () => {
  document.title = 'Notes on Strapi';
  document.body.innerHTML = '<p>Close modal</p>';
  await drawn();
  expect(document.title).toBe('Notes on Strapi');
  expect(document.body.textContent).toBe('Close modal');
});

it.each(['Publisher', 'Active', 'Inactive'])(
  'says "%s" in Arabic in the list of accounts alone',
  async (word) => {
    document.documentElement.lang = 'ar';
    const cell = `<table><tbody><tr><td><span>${word}</span></td></tr></tbody></table>`;
    document.body.innerHTML = cell;
    await drawn();
    expect(document.body.textContent).toBe(word);
    window.history.pushState({}, '', '/admin/settings/users');
    document.body.innerHTML = cell;
    await drawn();
    expect(document.body.textContent).toMatch(/^[^a-z]+$/i);
    window.history.pushState({}, '', '/');
  },
);

const roles = readFileSync(path.join(__dirname, '../../src/bootstrap/roles.ts'), 'utf8');
const names = [...roles.matchAll(/^ +name: '([^']+)'/gm)].map(([, name]) => name);

it.each([...names, 'Super Admin'])('says in Arabic that an account is a %s', async (name) => {
  document.documentElement.lang = 'ar';
  document.body.innerHTML = `<div role="menu"><div><span>${name}</span></div></div>`;
  await drawn();
  expect(document.body.textContent).toMatch(/^[^a-z]+$/i);
});
