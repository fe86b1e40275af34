import type { CaseLanguage } from '@ports-authority/e-services-contract';
import type { Fact, MailContent } from './content.js';

const AUTHORITY: Record<CaseLanguage, string> = {
  ar: 'الهيئة الوطنية للموانئ',
  en: 'National Ports Authority',
};

/** The name that mails come from. */
export function authorityName(language: CaseLanguage): string {
  return AUTHORITY[language];
}

/** A mail as plain text; codes keep their direction inside Arabic. */
export function mailText(content: MailContent, language: CaseLanguage): string {
  const { paragraphs, facts, link, closing } = content;
  const lines = facts.map(({ label, value, isCode }) => {
    const isolated = isCode && language === 'ar' ? `\u2066${value}\u2069` : value;
    return `${label}: ${isolated}`;
  });
  return [
    ...paragraphs,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    [...closing, AUTHORITY[language]].join('\n'),
  ].join('\n\n');
}

/** A mail as HTML without pictures, which programs that block them show whole. */
export function mailHtml(content: MailContent, language: CaseLanguage): string {
  const { subject, paragraphs, facts, link, closing } = content;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const side = language === 'ar' ? 'right' : 'left';
  const font = `font-family:'Segoe UI',Tahoma,Arial,sans-serif;text-align:${side}`;
  const text = `margin:0 0 16px;${font};font-size:16px;line-height:1.7;color:#1a2433`;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#eef2f6" dir="${direction}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="background:#eef2f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="max-width:600px;background:#ffffff;border:1px solid #d5dde6">
<tr><td style="padding:20px 24px;background:#0b3a5b;${font};font-size:18px;font-weight:bold;color:#ffffff">${AUTHORITY[language]}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:1.4;color:#0b3a5b">${escape(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="${text}">${withBreaks(paragraph)}</p>`).join('\n')}
${factTable(facts, font)}
${link ? button(link.label, link.url, font) : ''}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #d5dde6;${font};font-size:14px;line-height:1.6;color:#4a5a6a">${closing.map(escape).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function factTable(facts: readonly Fact[], font: string): string {
  if (facts.length === 0) return '';
  const cell = `padding:10px 12px;border:1px solid #d5dde6;${font};font-size:16px;color:#1a2433`;
  const rows = facts.map(({ label, value, isCode }) => {
    const shown = isCode ? `<bdi dir="ltr">${escape(value)}</bdi>` : escape(value);
    return `<tr><th scope="row" style="${cell};font-weight:normal;background:#f5f8fa">${escape(label)}</th><td style="${cell};font-weight:bold">${shown}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

function button(label: string, url: string, font: string): string {
  return `<p style="margin:0 0 8px;${font}"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;background:#0b3a5b;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0;${font};font-size:13px;color:#4a5a6a"><bdi dir="ltr">${escape(url)}</bdi></p>`;
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
