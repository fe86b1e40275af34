import type { Locale } from '@ports-authority/e-services-contract';
import type { Fact, MailContent, MailItem, MailLink } from './content.js';
import { darkRules, FONT, LIGHT } from './mail-theme.js';

const AUTHORITY: Record<Locale, string> = {
  ar: 'الهيئة الوطنية للموانئ',
  en: 'National Ports Authority',
};

const RIGHT_TO_LEFT = { dir: 'rtl', side: 'right' };
const LEFT_TO_RIGHT = { dir: 'ltr', side: 'left' };

export function authorityName(language: Locale): string {
  return AUTHORITY[language];
}

/** A mail as plain text; codes are isolated from Arabic text. */
export function mailText(content: MailContent, language: Locale): string {
  const { paragraphs, facts, items = [], link, closing, footer } = content;
  const lines = facts.map(({ label, value, isCode }) => {
    const isolated = isCode && language === 'ar' ? `\u2066${value}\u2069` : value;
    return `${label}: ${isolated}`;
  });
  return [
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...items.map((item) => [item.title, ...item.lines, item.link.url].join('\n')),
    ...(link ? [withUrl(link)] : []),
    [...closing, AUTHORITY[language]].join('\n'),
    ...(footer ? [withUrl(footer)] : []),
  ].join('\n\n');
}

function withUrl({ label, url }: MailLink): string {
  return `${label}:\n${url}`;
}

/** A mail as HTML, without images, which many programs block. */
export function mailHtml(content: MailContent, language: Locale): string {
  const { subject, paragraphs, facts, items = [], link, closing, footer } = content;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const side = language === 'ar' ? 'right' : 'left';
  const font = `font-family:${FONT};text-align:${side}`;
  const cell = 'width="100%" cellpadding="0" cellspacing="0" role="presentation"';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${darkRules()}</style>
</head>
<body class="ground-page" style="margin:0;padding:0;background:${LIGHT.page}" dir="${direction}">
<table ${cell} dir="${direction}" class="ground-page" style="background:${LIGHT.page}"><tr><td align="center" style="padding:24px 12px">
<table ${cell} dir="${direction}" class="ground-surface line" style="max-width:600px;background:${LIGHT.surface};border:1px solid ${LIGHT.border}">
<tr><td class="ground-band ink-onBand" style="padding:20px 24px;background:${LIGHT.band};${font};font-size:18px;font-weight:bold;color:${LIGHT.onBand}">${AUTHORITY[language]}</td></tr>
<tr><td style="padding:24px">
<h1 class="ink-heading" style="margin:0 0 16px;${font};font-size:22px;line-height:1.4;color:${LIGHT.heading}">${heading(subject)}</h1>
${paragraphs.map((paragraph) => textLine(paragraph, font)).join('\n')}
${factTable(facts, font)}
${items.map((item) => itemBlock(item, font)).join('\n')}
${link ? button(link, font) : ''}
</td></tr>
<tr><td class="line ink-muted" style="padding:16px 24px;border-top:1px solid ${LIGHT.border};${font};font-size:14px;line-height:1.6;color:${LIGHT.muted}">${closing.map((line) => `<bdi>${escape(line)}</bdi>`).join('<br>')}${footer ? footerLink(footer, closing.length > 0) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The subject: references do not wrap, and each language has its own direction. */
function heading(subject: string): string {
  const parts = subject.split(' / ');
  const isBilingual = new Set(parts.map((part) => ownDirection(part)?.dir)).size === 2;
  return (isBilingual ? parts : [subject])
    .map((part) => {
      const shown = escape(part).replace(
        /\bNPA-\d{4}-\w+/g,
        '<bdi dir="ltr" style="white-space:nowrap">$&</bdi>',
      );
      return isBilingual ? `<bdi>${shown}</bdi>` : shown;
    })
    .join('<br>');
}

/** Direction of a text in one script. */
function ownDirection(text: string) {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const isLatin = /\p{Script=Latin}/u.test(text);
  return isArabic === isLatin ? undefined : isArabic ? RIGHT_TO_LEFT : LEFT_TO_RIGHT;
}

/** Paragraphs in the other script get their own direction: reminders are bilingual. */
function textLine(text: string, font: string): string {
  const own = ownDirection(text);
  const direction = own ? ` dir="${own.dir}"` : '';
  const align = own ? `;text-align:${own.side}` : '';
  return `<p class="ink-text"${direction} style="margin:0 0 16px;${font}${align};font-size:16px;line-height:1.7;color:${LIGHT.text}">${withBreaks(text)}</p>`;
}

function factTable(facts: readonly Fact[], font: string): string {
  if (facts.length === 0) return '';
  const cell = `padding:10px 12px;border:1px solid ${LIGHT.border};${font};font-size:16px;color:${LIGHT.text}`;
  const rows = facts.map(({ label, value, isCode }) => {
    const shown = isCode
      ? `<bdi dir="ltr" style="white-space:nowrap">${escape(value)}</bdi>`
      : escape(value);
    return `<tr><th scope="row" class="ground-tint ink-text line" style="${cell};font-weight:normal;background:${LIGHT.tint}"><bdi>${escape(label)}</bdi></th><td class="ink-text line" style="${cell};font-weight:bold">${shown}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

function itemBlock({ title, lines, link }: MailItem, font: string): string {
  const heading = `<h2 style="margin:0 0 4px;${font};font-size:18px;line-height:1.5"><a class="ink-link" href="${escape(link.url)}" style="color:${LIGHT.link}">${escape(title)}</a></h2>`;
  return `<div class="line" style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid ${LIGHT.border}">${heading}
${lines.map((line) => textLine(line, font)).join('\n')}</div>`;
}

function button({ label, url }: MailLink, font: string): string {
  return `<p style="margin:0 0 8px;${font}"><a class="ground-action ink-onAction" href="${escape(url)}" style="display:inline-block;padding:12px 20px;background:${LIGHT.action};color:${LIGHT.onAction};font-size:16px;font-weight:bold;text-decoration:none">${escape(label)}</a></p>
<p class="ink-muted" style="margin:0;${font};font-size:13px;color:${LIGHT.muted};overflow-wrap:anywhere"><bdi dir="ltr">${escape(url)}</bdi></p>`;
}

function footerLink({ label, url }: MailLink, isAfterText: boolean): string {
  return `${isAfterText ? '<br>' : ''}<a class="ink-link" href="${escape(url)}" style="color:${LIGHT.link}">${escape(label)}</a>`;
}

function withBreaks(text: string): string {
  return escape(text).replaceAll('\n', '<br>');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
