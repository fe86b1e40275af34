import { LOCALES, VESSEL_EVENTS, type Locale } from '@ports-authority/e-services-contract';
import type { MailContent, Outgoing } from '../outbox/content.js';
import { CONTACT, TRACKING } from '../cases/notices.js';
import { acknowledgement, answer, decision, reminder } from '../cases/texts.js';
import type { EventDetails } from '../subscriptions/events.js';
import { confirmMail, digestMail, eventMail, standingMail } from '../subscriptions/mails.js';

const DAY = '2026-03-01';
const REFERENCE = 'NPA-2026-7K3M9Q';
const ID = 'preview-preview-previe';

/** Every kind of mail with made-up content, in both languages. */
export function previewMails(siteUrl: string): Outgoing[] {
  return LOCALES.flatMap((language) =>
    Object.entries(contents(language, siteUrl)).map(([name, content]): Outgoing => ({
      messageId: `<preview-${name}-${language}@ports.example>`,
      purpose: 'subscription',
      recipient: `preview-${name}@ports.example`,
      language,
      content,
      createdAt: new Date(`${DAY}T09:00:00+03:00`),
      subscriberId: null,
    })),
  );
}

function contents(language: Locale, siteUrl: string): Record<string, MailContent> {
  const isArabic = language === 'ar';
  const subscription = {
    ...{ id: ID, subscriberId: ID, kind: 'circulars' as const, port: '', topic: '', imo: '' },
    label: isArabic ? 'ميناء جدة' : 'Jeddah Port',
    ...{ rhythm: 'immediate' as const, language, requestedAt: new Date(), confirmedAt: null },
  };
  const published: EventDetails = {
    type: 'published',
    title: isArabic ? 'تعميم 2026/014: سلامة المناولة' : 'Circular 2026/014: safe handling of cargo',
    summary: isArabic
      ? 'يلتزم مشغلو المحطات بإجراءات السلامة المبينة في التعميم.'
      : 'Terminal operators must follow the safety procedures in the circular.',
    path: isArabic ? '/circular?number=2026-014' : '/en/circular?number=2026-014',
    shownFrom: DAY,
  };
  const vessel = VESSEL_EVENTS.map((event): EventDetails => ({
    type: 'vessel',
    event,
    imo: '9074729',
    vessel: 'Regal Venture',
    port: 'Jeddah Port',
    portAr: 'ميناء جدة',
    at: `${DAY}T08:30:00+03:00`,
  }));
  const ofVessel = { ...subscription, kind: 'vessel' as const, imo: '9074729', label: '' };
  const vessels = vessel.map((event, index) => [
    `vessel-${VESSEL_EVENTS[index] ?? ''}`,
    eventMail(event, ofVessel, siteUrl),
  ]);
  const facts = { reference: REFERENCE, kind: 'contact', receivedOn: DAY, dueOn: DAY } as const;
  const tracking = `${siteUrl}${TRACKING[language]}`;
  const contactUrl = `${siteUrl}${CONTACT[language]}`;
  const ways = { trackingUrl: tracking, contactUrl, mayReply: false };
  const due = [{ reference: REFERENCE, kind: 'contact', dueOn: DAY } as const];
  const text = isArabic
    ? { subject: `الرد على طلبك رقم ${REFERENCE}`, body: 'نشكر لك تواصلك.' }
    : { subject: `Answer to your request ${REFERENCE}`, body: 'Thank you for writing to us.' };
  const reason = isArabic ? 'سُلّمت المواد لجهة أخرى.' : 'The items went to another entity.';
  return {
    confirm: confirmMail(subscription),
    already: standingMail(subscription, 'already', language),
    full: standingMail(subscription, 'full', language),
    circular: eventMail(published, subscription, siteUrl),
    ...(Object.fromEntries(vessels) as Record<string, MailContent>),
    digest: digestMail([published, ...vessel], { subscriberId: ID, day: DAY, language }, siteUrl),
    acknowledgement: acknowledgement(facts, language, tracking),
    answer: answer({ reference: REFERENCE, ...text }, language, ways),
    accepted: decision({ reference: REFERENCE, decision: 'accepted', text: '' }, language, ways),
    refused: decision({ reference: REFERENCE, decision: 'refused', text: reason }, language, ways),
    reminder: reminder(due, due),
  };
}
