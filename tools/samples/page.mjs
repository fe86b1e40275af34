/**
 * Parts of systems.yaml.
 * @typedef {string | [ar: string, en: string]} Text one text for both languages, or each
 * @typedef {{ text: Text }
 *   | { steps: Text[] }
 *   | { caption: Text, head: Text[], rows: Text[][] }
 *   | { file: string, label: Text }
 *   | { next: string, label: Text }} Block
 * @typedef {{ name: Text, screens: Record<string, { title: Text, blocks: Block[] }> }} System
 */

const WORDS = {
  ar: {
    mark: 'نظام تجريبي',
    explanation: 'هذه صفحة للتوضيح تحل محل نظام خارجي، ولا تقدّم خدمة فعلية.',
    skip: 'تخطّ إلى المحتوى',
    language: 'اللغة',
    back: 'العودة إلى موقع الهيئة',
    start: 'العودة إلى بداية النظام',
    missing: 'الصفحة غير موجودة',
    missingText: 'لا توجد صفحة بهذا العنوان في الأنظمة التجريبية.',
    list: 'الأنظمة التجريبية',
    mailbox: 'صندوق البريد التجريبي',
    noMails: 'لم تصل رسائل بعد.',
    to: 'إلى',
    subject: 'الموضوع',
    asHtml: 'عرض الرسالة كما تظهر في برنامج البريد',
  },
  en: {
    mark: 'Sample system',
    explanation:
      'This page stands for an external system in the demo. It provides no real service.',
    skip: 'Skip to content',
    language: 'Language',
    back: 'Back to the authority’s website',
    start: 'Back to the start of the system',
    missing: 'Not found',
    missingText: 'The sample systems have no page at this address.',
    list: 'Sample systems',
    mailbox: 'Sample mailbox',
    noMails: 'No mail has arrived yet.',
    to: 'To',
    subject: 'Subject',
    asHtml: 'Show the mail as a mail program does',
  },
};

const LANGUAGE_NAMES = { ar: 'العربية', en: 'English' };

/** Numbers, codes and dates are left to right in Arabic too. */
const CODE = /^[A-Z0-9][A-Z0-9 ,.\-/]*$/;

/**
 * A page of a system.
 * @param {'ar' | 'en'} locale
 * @param {string} slug the system's path
 * @param {System} system
 * @param {string} step the page within the system; '' is its start
 * @param {string} siteUrl
 */
export function systemPage(locale, slug, system, step, siteUrl) {
  const screen = system.screens[step];
  const words = WORDS[locale];
  const start = `/${locale}/${slug}`;
  return document({
    locale,
    title: `${inLanguage(screen.title, locale)} | ${inLanguage(system.name, locale)}`,
    path: `${slug}${step && `/${step}`}`,
    siteUrl,
    main: `
      <p class="system">${escape(inLanguage(system.name, locale))}</p>
      <h1>${escape(inLanguage(screen.title, locale))}</h1>
      ${screen.blocks.map((block) => blockHtml(block, locale, start)).join('')}
      ${step ? `<p><a href="${start}">${words.start}</a></p>` : ''}`,
  });
}

/** The list of all systems. */
export function listPage(locale, systems, siteUrl) {
  const links = Object.entries(systems).map(
    ([slug, { name }]) =>
      `<li><a href="/${locale}/${slug}">${escape(inLanguage(name, locale))}</a></li>`,
  );
  return document({
    locale,
    title: WORDS[locale].list,
    path: '',
    siteUrl,
    main: `<h1>${WORDS[locale].list}</h1><ul>${links.join('')}</ul>`,
  });
}

/**
 * The mails of the e-services, newest first, or one of them.
 * @param {'ar' | 'en'} locale
 * @param {readonly { subject?: string, text?: string, to?: { address?: string }[] }[]} mails oldest
 *   first
 * @param {string} siteUrl
 * @param {number} [shown] index of the mail to show
 */
export function mailboxPage(locale, mails, siteUrl, shown) {
  const words = WORDS[locale];
  const address = ({ to = [] }) =>
    escape(to.map((recipient) => recipient.address ?? '').join(', '));
  const base = `/${locale}/mailbox`;
  if (shown !== undefined) {
    const mail = mails[shown];
    return document({
      locale,
      title: mail.subject ?? '',
      path: `mailbox/${shown}`,
      siteUrl,
      main: `<p class="system"><a href="${base}">${words.mailbox}</a></p>
        <h1 dir="auto">${escape(mail.subject ?? '')}</h1>
        <p>${words.to}: <bdi dir="ltr">${address(mail)}</bdi></p>
        <pre dir="auto">${escape(mail.text ?? '')}</pre>
        <p><a class="button" href="${base}/${shown}/html">${words.asHtml}</a></p>`,
    });
  }
  const rows = mails.map(
    (mail, index) =>
      `<tr><th scope="row"><a dir="auto" href="${base}/${index}">${escape(mail.subject ?? '')}</a></th><td><bdi dir="ltr">${address(mail)}</bdi></td></tr>`,
  );
  const table = `<div class="scroll" role="region" tabindex="0" aria-label="${words.mailbox}"><table>
    <thead><tr><th scope="col">${words.subject}</th><th scope="col">${words.to}</th></tr></thead>
    <tbody>${rows.reverse().join('')}</tbody></table></div>`;
  return document({
    locale,
    title: words.mailbox,
    path: 'mailbox',
    siteUrl,
    main: `<h1>${words.mailbox}</h1>${rows.length > 0 ? table : `<p>${words.noMails}</p>`}`,
  });
}

/** The 404 page. */
export function missingPage(locale, siteUrl) {
  const words = WORDS[locale];
  return document({
    locale,
    title: words.missing,
    path: '',
    siteUrl,
    main: `<h1>${words.missing}</h1><p>${words.missingText}</p><p><a href="/${locale}">${words.list}</a></p>`,
  });
}

/** The embedded map of the headquarters; it fills its frame. */
export function mapPage(locale) {
  const label =
    locale === 'ar'
      ? 'خريطة توضيحية لموقع المقر الرئيس للهيئة بين شارعين'
      : 'Sample map with the place of the headquarters between two streets';
  const name = locale === 'ar' ? 'المقر الرئيس' : 'Headquarters';
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
  ${head(label)}
  <body class="map">
    <main>
      <h1 class="mark">${WORDS[locale].mark}</h1>
      <svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${label}">
        <g class="blocks">
          <rect x="0" y="0" width="230" height="150"/><rect x="270" y="0" width="250" height="150"/>
          <rect x="560" y="0" width="240" height="150"/><rect x="0" y="200" width="230" height="300"/>
          <rect x="270" y="200" width="250" height="140"/><rect x="560" y="200" width="240" height="140"/>
          <rect x="270" y="380" width="530" height="120"/>
        </g>
        <path class="pin" d="M395 290c-26-32-38-48-38-66a38 38 0 1 1 76 0c0 18-12 34-38 66z"/>
        <circle class="eye" cx="395" cy="224" r="13"/>
        <text x="395" y="322" text-anchor="middle">${name}</text>
      </svg>
    </main>
  </body>
</html>`;
}

function document({ locale, title, path, siteUrl, main }) {
  const words = WORDS[locale];
  const other = locale === 'ar' ? 'en' : 'ar';
  const home = locale === 'ar' ? `${siteUrl}/` : `${siteUrl}/en`;
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
  ${head(`${title} | ${words.mark}`)}
  <body>
    <a class="skip" href="#main">${words.skip}</a>
    <header>
      <p><strong class="mark">${words.mark}</strong> ${words.explanation}</p>
      <nav aria-label="${words.language}">
        <a href="/${other}${path && `/${path}`}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>
      </nav>
    </header>
    <main id="main" tabindex="-1">${main}</main>
    <footer><a href="${escape(home)}">${words.back}</a></footer>
  </body>
</html>`;
}

function head(title) {
  return `<head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escape(title)}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/tokens.css">
    <link rel="stylesheet" href="/style.css">
  </head>`;
}

function blockHtml(block, locale, start) {
  if ('text' in block) return `<p>${escape(inLanguage(block.text, locale))}</p>`;
  if ('steps' in block) {
    return `<ol>${block.steps.map((step) => `<li>${escape(inLanguage(step, locale))}</li>`).join('')}</ol>`;
  }
  if ('file' in block) {
    return `<p><a href="${start.replace(/^\/\w+/, '')}/${block.file}" download>${escape(inLanguage(block.label, locale))}</a></p>`;
  }
  if ('next' in block) {
    return `<p><a class="button" href="${start}/${block.next}">${escape(inLanguage(block.label, locale))}</a></p>`;
  }
  const cell = (text) =>
    CODE.test(inLanguage(text, locale))
      ? `<bdi dir="ltr">${escape(inLanguage(text, locale))}</bdi>`
      : escape(inLanguage(text, locale));
  const headCells = block.head.map(
    (text) => `<th scope="col">${escape(inLanguage(text, locale))}</th>`,
  );
  const rows = block.rows.map(
    ([first, ...rest]) =>
      `<tr><th scope="row">${cell(first)}</th>${rest.map((text) => `<td>${cell(text)}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escape(inLanguage(block.caption, locale))}"><table>
    <caption>${escape(inLanguage(block.caption, locale))}</caption>
    <thead><tr>${headCells.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** @param {Text} text @param {'ar' | 'en'} locale */
function inLanguage(text, locale) {
  if (typeof text === 'string') return text;
  return text[locale === 'ar' ? 0 : 1];
}

function escape(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
