import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MailContent } from '../src/outbox/content.js';
import { mailHtml, mailText } from '../src/outbox/mail-text.js';
import { mailFinisher } from '../src/subscriptions/finish-mail.js';
import { SubscriptionLinks } from '../src/subscriptions/links.js';
import { previewMails } from '../src/tool/previews.js';

const SITE = 'https://authority.example';
const finish = mailFinisher(new SubscriptionLinks('previews', SITE));

for (const { content, language, recipient } of previewMails(SITE)) {
  const name = `${recipient.split('@')[0] ?? ''}, ${language}`;
  const { mail } = finish(content as MailContent, language);
  const html = mailHtml(mail, language);
  const text = mailText(mail, language);

  test(`${name}: is whole in words and colours, without pictures`, () => {
    const all = `${html}${text}`;
    assert.doesNotMatch(all, /undefined|null|\{\w+\}(?!\{)|NaN|Invalid Date/);
    assert.doesNotMatch(html, /<img|url\(|<script|href=""/);
    assert.match(html, /prefers-color-scheme:dark/);
    assert.match(html, language === 'ar' ? /dir="rtl"/ : /dir="ltr"/);
    for (const [, url = ''] of html.matchAll(/href="([^"]+)"/g)) {
      assert.ok(url.startsWith(`${SITE}`), url);
      assert.ok(text.includes(url.replaceAll('&amp;', '&')), `the text lacks ${url}`);
    }
  });

  test(`${name}: every ground and ink has its dark colour`, () => {
    const styled = html.slice(html.indexOf('<body'));
    for (const [tag] of styled.matchAll(/<[a-z0-9]+ [^>]*style="[^"]*"[^>]*>/g)) {
      if (/[;"]background:#/.test(tag)) assert.match(tag, /class="[^"]*ground-/, tag);
      if (/[;"]color:#/.test(tag)) assert.match(tag, /class="[^"]*ink-/, tag);
    }
  });
}

test('a paragraph in the other language has its own direction', () => {
  const content = {
    subject: '',
    facts: [],
    closing: [],
    paragraphs: ['تنتظر', 'Waiting.', 'رقم A1'],
  };
  const directions = (language: 'ar' | 'en') =>
    [...mailHtml(content, language).matchAll(/<p class="ink-text"( dir="(\w+)")?/g)].map(
      ([, , direction]) => direction,
    );
  assert.deepEqual(directions('ar'), ['rtl', 'ltr', undefined]);
  assert.deepEqual(directions('en'), ['rtl', 'ltr', undefined]);
});

test('a label and a closing line in the other language have their own direction, too', () => {
  const facts = [{ label: 'الأحد – الشكاوى', value: 'A1', isCode: true }];
  const html = mailHtml({ subject: '', paragraphs: [], facts, closing: ['رسالة آلية.'] }, 'en');
  assert.match(html, /<bdi>الأحد – الشكاوى<\/bdi><\/th>/);
  assert.match(html, /<bdi>رسالة آلية\.<\/bdi>/);
});

test('a heading keeps a reference whole, and gives each of its languages a line', () => {
  const findHeading = (subject: string) => {
    const html = mailHtml({ subject, paragraphs: [], facts: [], closing: [] }, 'ar');
    return /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1];
  };
  assert.equal(
    findHeading('استلمنا طلبك رقم NPA-2026-7K3M9Q'),
    'استلمنا طلبك رقم <bdi dir="ltr" style="white-space:nowrap">NPA-2026-7K3M9Q</bdi>',
  );
  assert.equal(findHeading('ينتظر 1 / 1 waiting'), '<bdi>ينتظر 1</bdi><br><bdi>1 waiting</bdi>');
  assert.equal(findHeading('السفن / الوكلاء'), 'السفن / الوكلاء');
});
