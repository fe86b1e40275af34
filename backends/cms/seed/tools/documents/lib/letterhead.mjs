import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '..');
const fonts = [
  { file: 'readex-pro-arabic-380.woff2', weight: 400, range: 'U+0600-06FF,U+200C-200E' },
  { file: 'readex-pro-arabic-580.woff2', weight: 600, range: 'U+0600-06FF,U+200C-200E' },
  { file: 'readex-pro-latin-360.woff2', weight: 400, range: 'U+0000-00FF,U+2010-2026,U+2212' },
  { file: 'readex-pro-latin-580.woff2', weight: 600, range: 'U+0000-00FF,U+2010-2026,U+2212' },
];
const words = {
  ar: {
    page: 'صفحة',
    of: 'من',
    foot: 'الهيئة الوطنية للموانئ، ص.ب 00000 الرياض 11000، مركز الاتصال 19000',
  },
  en: {
    page: 'Page',
    of: 'of',
    foot: 'National Ports Authority, P.O. Box 00000, Riyadh 11000, contact centre 19000',
  },
};

const styles = readFile(path.join(folder, 'lib/letterhead.css'), 'utf8');
const fontFaces = Promise.all(
  fonts.map(async ({ file, weight, range }) => {
    const data = await readFile(path.join(folder, 'fonts', file), 'base64');
    return `@font-face{font-family:"Readex Pro";font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
  }),
);

/** A digest of everything but the text that shapes a document: when it changes, every document is made again. */
export async function letterheadVersion() {
  const parts = [await readFile(import.meta.filename, 'utf8'), await styles, ...(await fontFaces)];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/**
 * One document as a printable page (A4, design/README.md §§ 1-3, 8).
 *
 * @param {{ language: 'ar' | 'en', title: string, subtitle: string, html: string, details: [string, string][] }} document
 * @returns {Promise<string>} a complete HTML page with its fonts inside
 */
export async function letterheadPage({ language, title, subtitle, html, details }) {
  const word = words[language];
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const [start, end] = language === 'ar' ? ['right', 'left'] : ['left', 'right'];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
${(await fontFaces).join('\n')}
${await styles}
@page {
  @bottom-${start} { content: "${word.foot}"; text-align: ${start}; width: 78%; }
  @bottom-${end} { content: "${word.page} " counter(page) " ${word.of} " counter(pages); text-align: ${end}; }
}
</style>
</head>
<body>
<header>
${mark}
<p class="names"><strong lang="ar" dir="rtl">الهيئة الوطنية للموانئ</strong><span lang="en" dir="ltr">National Ports Authority</span></p>
${detailList(details)}
</header>
${neatline()}
<main>
<p class="subtitle">${escaped(subtitle)}</p>
<h1>${escaped(title)}</h1>
${withIslands(html)}
</main>
</body>
</html>`;
}

function detailList(details) {
  if (details.length === 0) return '';
  return `<dl>${details.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`;
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

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A telephone number keeps its left-to-right order inside Arabic text (design/README.md § 8). */
function withIslands(html) {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : part.replace(/\+\d[\d ]*\d/g, '<bdi dir="ltr">$&</bdi>'),
    )
    .join('');
}
