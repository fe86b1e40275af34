import { nameMovedRows } from './moved-rows';

/** Words that Strapi has in its code and not in its translations: its name, the way out of its dialogs. */
const WORDS = {
  ar: { name: 'الهيئة الوطنية للموانئ', close: 'إغلاق' },
  en: { name: 'National Ports Authority', close: 'Close' },
} as const;

/** Names of roles, which the database has in English, as the menu of one's account shows them. */
const ROLES: Readonly<Record<string, string>> = {
  Author: 'كاتب',
  Editor: 'محرر',
  Publisher: 'ناشر',
  'Super Admin': 'مدير النظام',
  'Desk reader': 'مطّلع على الطلبات',
  'Desk clerk': 'موظف طلبات',
  'Head of department': 'مدير إدارة',
  'Contact forms': 'نماذج التواصل',
};

/** Whether an account may sign in, in the list of accounts. */
const STATES: Readonly<Record<string, string>> = { Active: 'مفعّل', Inactive: 'غير مفعّل' };

/** Why a sign-in is refused, as Strapi's API says it. */
const REFUSALS: Readonly<Record<string, string>> = {
  'Invalid credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Too many requests, please try again later.': 'كثرت محاولات الدخول. أعد المحاولة لاحقًا.',
};

/** What is wrong with the addresses of files that are to be added, as the Media Library says it. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^Please provide at least one URL$/, 'اكتب رابطًا واحدًا على الأقل.'],
  [/^Maximum (\d+) URLs allowed$/, 'اكتب $1 رابطًا على الأكثر.'],
  [/^Invalid URL: (.+)$/s, 'هذا الرابط غير صحيح: $1'],
  [/^(\d+) invalid URLs found$/, 'عدد الروابط غير الصحيحة: $1'],
];

/** Names that only a screen reader reads out: of parts of a date field, of states, of lists. */
const NAMES: Readonly<Record<string, string>> = {
  'Choose date': 'اختر التاريخ',
  'Choose time': 'اختر الوقت',
  'حذف date': 'حذف التاريخ',
  'حذف time': 'حذف الوقت',
  pagination: 'صفحات القائمة',
  Pagination: 'صفحات القائمة',
  Locales: 'اللغة',
  draft: 'مسودة',
  modified: 'معدّل',
  published: 'منشور',
  'Notifications alt+T': 'الإشعارات (alt+T)',
};
const NAMED = Object.keys(NAMES)
  .map((label) => `[aria-label="${label}"]`)
  .join();

/** Words of the dialog in which files are chosen. */
const OF_FILES: Readonly<Record<string, string>> = { Search: 'بحث', Doc: 'مستند' };

/** Keeps these words ours, in the panel's language, whatever Strapi draws next, until it is stopped. */
export function replaceFixedWords(): { readonly stop: () => void } {
  replace();
  const observer = new MutationObserver(replace);
  // A sentence that takes the place of another one changes its text alone.
  const all = { childList: true, characterData: true, subtree: true };
  observer.observe(document.documentElement, all);
  return { stop: () => observer.disconnect() };
}

function replace(): void {
  const { name, close } = WORDS[document.documentElement.lang === 'ar' ? 'ar' : 'en'];
  const title = titleOf(document.title, name);
  if (title !== document.title) document.title = title;
  for (const label of document.querySelectorAll('[role="dialog"] header button span')) {
    if (label.textContent === 'Close modal') label.textContent = close;
  }
  // Strapi gives a component as the title of the globe beside a translated field.
  for (const globe of document.querySelectorAll('[title="[object Object]"]')) {
    globe.removeAttribute('title');
  }
  nameMovedRows();
  if (document.documentElement.lang !== 'ar') return;
  for (const badge of document.querySelectorAll('[role="menu"] span')) {
    const role = badge.childElementCount === 0 ? ROLES[badge.textContent ?? ''] : undefined;
    if (role) badge.textContent = role;
  }
  if (window.location.pathname.includes('/settings/')) {
    for (const cell of document.querySelectorAll('tbody td span')) {
      const said = cell.textContent ?? '';
      const word = cell.childElementCount === 0 ? (ROLES[said] ?? STATES[said]) : undefined;
      if (word) cell.textContent = word;
    }
  }
  for (const alert of document.querySelectorAll('[role="alert"]')) {
    const refusal = REFUSALS[alert.textContent ?? ''];
    if (refusal) alert.textContent = refusal;
  }
  for (const error of document.querySelectorAll('[role="dialog"] [data-strapi-field-error]')) {
    const said = error.textContent ?? '';
    const [pattern, sentence] = FAULTS.find(([one]) => one.test(said)) ?? [];
    if (pattern && sentence) error.textContent = said.replace(pattern, sentence);
  }
  for (const word of document.querySelectorAll('[role="dialog"] span')) {
    const arabic = word.childElementCount === 0 ? OF_FILES[word.textContent ?? ''] : undefined;
    if (arabic) word.textContent = arabic;
  }
  for (const named of document.querySelectorAll(NAMED)) {
    named.setAttribute('aria-label', NAMES[named.getAttribute('aria-label') ?? ''] ?? '');
  }
}

/** The title of a page of the panel with our name in place of Strapi's. */
function titleOf(title: string, name: string): string {
  if (title === 'Strapi Admin') return name;
  return title.replace(/ \| Strapi$/, ` | ${name}`);
}
