import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasContents, withContents } from './contents.mjs';

const FOLDER = path.join(import.meta.dirname, '..');
const FONTS = [
  { file: 'readex-pro-arabic-380.woff2', weight: 400, range: 'U+0600-06FF,U+200C-200E' },
  { file: 'readex-pro-arabic-580.woff2', weight: 600, range: 'U+0600-06FF,U+200C-200E' },
  { file: 'readex-pro-latin-360.woff2', weight: 400, range: 'U+0000-00FF,U+2010-2026,U+2212' },
  { file: 'readex-pro-latin-580.woff2', weight: 600, range: 'U+0000-00FF,U+2010-2026,U+2212' },
];
const LABELS = {
  ar: {
    page: 'صفحة',
    of: 'من',
    footer: 'الهيئة الوطنية للموانئ، ص.ب 00000 الرياض 11000، مركز خدمة العملاء',
  },
  en: {
    page: 'Page',
    of: 'of',
    footer: 'National Ports Authority, P.O. Box 00000, Riyadh 11000, contact centre',
  },
};

const styles = readFile(path.join(FOLDER, 'lib/letterhead.css'), 'utf8');
/** Only for long documents; the next only for drawings, so that other files stay. */
const longStyles = readFile(path.join(FOLDER, 'lib/long.css'), 'utf8');
const guideStyles = readFile(path.join(FOLDER, 'lib/guide.css'), 'utf8');
const fontFaces = Promise.all(
  FONTS.map(async ({ file, weight, range }) => {
    const data = await readFile(path.join(FOLDER, 'fonts', file), 'base64');
    return `@font-face{font-family:"Readex Pro";font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
  }),
);

/**
 * A text to be printed under the authority's letterhead.
 *
 * @typedef {object} LetterheadDocument
 * @property {string} name file name without its ending
 * @property {'ar' | 'en'} language
 * @property {string} title plain text
 * @property {string} subtitle plain text
 * @property {string} html
 * @property {[string, string][]} details labels and values at the end of the header, plain text
 */

/**
 * A document as a printable A4 page.
 *
 * @param {LetterheadDocument} document
 * @param {{ shortNumber: string }} facts of the sample content
 * @param {number[]} [pages] of its parts, when they are known
 * @returns {Promise<string>} a complete HTML document with its fonts embedded
 */
export async function letterheadPage(
  { language, title, subtitle, html, details },
  { shortNumber },
  pages,
) {
  const labels = LABELS[language];
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const hasDrawing = html.includes('class="drawing"');
  // Charts make a report, whose chapters begin on a page of their own; a guide with charts does not.
  const kind = html.includes('<figure><div role="img"') && !hasDrawing ? 'report' : '';
  const [start, end] = language === 'ar' ? ['right', 'left'] : ['left', 'right'];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
${(await fontFaces).join('\n')}
${await styles}${hasContents(html) ? await longStyles : ''}${hasDrawing ? await guideStyles : ''}
@page {
  @top-${start} { content: "${cssString(title)}"; text-align: ${start}; width: 78%; }
  @bottom-${start} { content: "${labels.footer} ${shortNumber}"; text-align: ${start}; width: 78%; }
  @bottom-${end} { content: "${labels.page} " counter(page) " ${labels.of} " counter(pages); text-align: ${end}; }
}
@page :first {
  @top-${start} { content: none; }
}
</style>
</head>
<body class="${kind}">
<header>
${mark}
<p class="names"><strong lang="ar" dir="rtl">الهيئة الوطنية للموانئ</strong><span lang="en" dir="ltr">National Ports Authority</span></p>
${detailList(details)}
</header>
${neatline()}
<main>
<p class="subtitle">${escapeHtml(subtitle)}</p>
<h1>${escapeHtml(title)}</h1>
${isolatePhoneNumbers(withContents(html, language, pages))}
</main>
</body>
</html>`;
}

function detailList(details) {
  if (details.length === 0) return '';
  return `<dl>${details.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

const mark = `<svg class="mark" viewBox="0 0 64 64" aria-hidden="true"><path d="M32 3L40.5 11.5H52.5V23.5L61 32L52.5 40.5V52.5H40.5L32 61L23.5 52.5H11.5V40.5L3 32L11.5 23.5V11.5H23.5z" fill="#0b4a5a"/><path d="M32 16L45 23.5Q42.5 35.5 32 40.5Q21.5 35.5 19 23.5z" fill="#fff"/><path d="M32 16V40.5" stroke="#0b4a5a" stroke-width="2"/><path d="M17 44.5q3.75-3.6 7.5 0t7.5 0t7.5 0t7.5 0M23.5 50q2.8-2.6 5.6 0t5.8 0t5.6 0" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>`;

function neatline() {
  const step = 40;
  const bars = Array.from(
    { length: 9 },
    (_, index) => `<rect x="${index * 2 * step}" width="${step}" height="5"/>`,
  );
  return `<svg class="neatline" viewBox="0 0 ${17 * step} 5" preserveAspectRatio="none" aria-hidden="true">${bars.join('')}</svg>`;
}

function cssString(text) {
  return text.replaceAll('"', '\\"');
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A telephone number keeps its left-to-right order inside Arabic text. */
function isolatePhoneNumbers(html) {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : part.replace(/\+\d[\d ]*\d/g, '<bdi dir="ltr">$&</bdi>'),
    )
    .join('');
}
