import {
  CASE_TEXTS,
  type CaseKind,
  type Locale,
  type NewDecision,
} from '@ports-authority/e-services-contract';
import { dayInWords } from '../dates.js';
import type { MailContent, SmsContent } from '../outbox/content.js';

export interface CaseFacts {
  reference: string;
  kind: CaseKind;
  receivedOn: string;
  /** YYYY-MM-DD. */
  dueOn: string | null;
}

export interface Decided extends Pick<NewDecision, 'decision' | 'text'> {
  reference: string;
}

/** Reply options of an answer's recipient. */
export interface AnswerWays {
  /** Empty: without a link. */
  trackingUrl: string;
  /** Link to the contact form, for mails that accept no reply; empty: no link. */
  contactUrl: string;
  /** True if replies are read. */
  mayReply: boolean;
}

export interface DueCase {
  reference: string;
  kind: CaseKind;
  dueOn: string;
}

type Texts = Readonly<Record<Locale, string>>;

const LABELS = {
  reference: { ar: 'الرقم المرجعي', en: 'Reference number' },
  kind: { ar: 'نوع الطلب', en: 'Type of request' },
  receivedOn: { ar: 'تاريخ الاستلام', en: 'Received on' },
  dueOn: { ar: 'الموعد الأقصى للرد', en: 'Answer by' },
  track: { ar: 'متابعة الطلب', en: 'Track the request' },
  unread: {
    ar: 'لا ترد على هذا البريد، فلا يصل الرد إلى الموظفين. للرد أو الاستفسار تواصل معنا واذكر الرقم المرجعي.',
    en: 'Do not reply to this email: staff do not receive replies. To answer or to ask something, contact us and quote the reference number.',
  },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },
  automatic: {
    ar: 'هذه رسالة آلية، فلا ترد عليها.',
    en: 'This message was sent automatically. Do not reply to it.',
  },
  notYours: {
    ar: 'إذا لم ترسل هذا الطلب فلا يلزمك اتخاذ أي إجراء: ربما أدخل غيرك عنوانك خطأً.',
    en: 'If you did not send this request, you do not need to do anything: the address may have been mistyped.',
  },
} as const;

function kindTitle(kind: CaseKind, language: Locale): string {
  return CASE_TEXTS[kind].name[language];
}

/**
 * Acknowledges a submission. It quotes nothing from the form: a visitor can enter any address,
 * and the authority must not relay their text.
 * @param trackingUrl empty: without a link
 */
export function acknowledgement(
  { reference, kind, receivedOn, dueOn }: CaseFacts,
  language: Locale,
  trackingUrl: string,
): MailContent {
  const opening: Texts = {
    ar: 'استلمنا طلبك. احتفظ بالرقم المرجعي، واذكره متى تواصلت معنا بشأنه.',
    en: 'We have received your request. Keep the reference number, and quote it whenever you contact us about it.',
  };
  const subject: Texts = {
    ar: `استلمنا طلبك رقم ${reference}`,
    en: `We have received your request ${reference}`,
  };
  return {
    subject: subject[language],
    paragraphs: [opening[language], CASE_TEXTS[kind].next[language]],
    facts: [
      referenceFact(reference, language),
      { label: LABELS.kind[language], value: kindTitle(kind, language) },
      { label: LABELS.receivedOn[language], value: dayInWords(receivedOn, language) },
      ...(dueOn ? [{ label: LABELS.dueOn[language], value: dayInWords(dueOn, language) }] : []),
    ],
    link: trackingUrl ? { label: LABELS.track[language], url: trackingUrl } : undefined,
    closing: [LABELS.notYours[language], LABELS.automatic[language]],
  };
}

export function acknowledgementSms(
  { reference, dueOn }: Pick<CaseFacts, 'reference' | 'dueOn'>,
  language: Locale,
): SmsContent {
  const texts: Texts = {
    ar: `الهيئة الوطنية للموانئ: استلمنا طلبك رقم ${reference}.${dueOn ? ` نرد عليك في موعد أقصاه ${dayInWords(dueOn, 'ar')}.` : ''}`,
    en: `National Ports Authority: we have received your request ${reference}.${dueOn ? ` We will answer by ${dayInWords(dueOn, 'en')}.` : ''}`,
  };
  return { text: texts[language] };
}

/** An answer of staff, with the reference and a way to reply. */
export function answer(
  { reference, subject, body }: { reference: string; subject: string; body: string },
  language: Locale,
  { trackingUrl, contactUrl, mayReply }: AnswerWays,
): MailContent {
  const way = { label: LABELS.contact[language], url: contactUrl };
  return {
    subject,
    paragraphs: splitParagraphs(body),
    facts: [referenceFact(reference, language)],
    link: trackingUrl ? { label: LABELS.track[language], url: trackingUrl } : undefined,
    closing: mayReply ? [] : [LABELS.unread[language]],
    ...(!mayReply && contactUrl && { footer: way }),
  };
}

const DECIDED: Readonly<Record<NewDecision['decision'], Texts & { opening: Texts }>> = {
  accepted: {
    ar: 'قُبل طلب المواد رقم',
    en: 'We have accepted your order',
    opening: {
      ar: 'قُبل طلبك للمواد المنقولة، والكمية محفوظة لك. تُسلَّم المواد في المستودع من الأحد إلى الخميس. أحضر الهوية وخطاب الجهة.',
      en: 'We have accepted your order of movable items, and the quantity is kept for you. Collect it at the warehouse from Sunday to Thursday. Bring your ID and a letter from your entity.',
    },
  },
  refused: {
    ar: 'تعذّر قبول طلب المواد رقم',
    en: 'We could not accept your order',
    opening: {
      ar: 'نعتذر عن عدم قبول طلبك للمواد المنقولة، ولم تعد الكمية محجوزة لك. السبب:',
      en: 'We are sorry that we cannot accept your order of movable items. The quantity is no longer reserved for you. The reason:',
    },
  },
};

/** The decision on an order, with the text of staff. */
export function decision(
  { reference, decision: decided, text }: Decided,
  language: Locale,
  ways: AnswerWays,
): MailContent {
  const subject = `${DECIDED[decided][language]} ${reference}`;
  const body = `${DECIDED[decided].opening[language]}\n\n${text}`;
  return answer({ reference, subject, body }, language, ways);
}

/** The decision as a text message, without the text of staff. */
export function decisionSms(
  { reference, decision: decided }: Decided,
  language: Locale,
): SmsContent {
  const sender = language === 'ar' ? 'الهيئة الوطنية للموانئ' : 'National Ports Authority';
  return { text: `${sender}: ${DECIDED[decided][language]} ${reference}.` };
}

/** Reminder to a department on a working day; no personal data. */
export function reminder(soon: readonly DueCase[], overdue: readonly DueCase[]): MailContent {
  const lines = (found: readonly DueCase[]) =>
    found.map(({ reference, kind, dueOn }) => ({
      label: `${dayInWords(dueOn, 'ar')} – ${kindTitle(kind, 'ar')}`,
      value: reference,
      isCode: true,
    }));
  return {
    subject: `طلبات تنتظر الرد: المتأخرة ${overdue.length}، والقريب موعدها ${soon.length} / Cases waiting: ${overdue.length} overdue, ${soon.length} due soon`,
    paragraphs: [
      'تجد أدناه الطلبات التي انقضى موعد الرد عليها أو يحل خلال يوم العمل القادم، والأقدم موعدًا أولًا. افتحها من «الطلبات» في لوحة الإدارة.',
      'These cases are overdue or due within one working day, the earliest first. Open them under “Cases” in the panel.',
    ],
    facts: lines([...overdue, ...soon]),
    closing: [LABELS.automatic.ar],
  };
}

function splitParagraphs(body: string): string[] {
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs.filter((paragraph) => paragraph !== '');
}

function referenceFact(reference: string, language: Locale) {
  return { label: LABELS.reference[language], value: reference, isCode: true };
}
