import type {
  CaseKind,
  Locale,
  CasePerson,
  CaseState,
  Department,
} from '@ports-authority/e-services-contract';
import { and, asc, inArray, isNotNull, lte, eq } from 'drizzle-orm';
import { PENDING_STATES } from './cases.js';
import { dayAfter, isWorked, type Holidays } from './holidays.js';
import type { Database } from '../database/connect.js';
import { cases, submissions } from '../database/schema.js';
import { DAY_MS, riyadhDay, riyadhTime } from '../dates.js';
import { senderContact } from '../forms/contact-fields.js';
import type { EventContent } from '../outbox/content.js';
import { countWritten, enqueue, type NewMessage } from '../outbox/outbox.js';
import * as texts from './texts.js';

/** Channels, recipients and links of notices. */
export interface NoticeSettings {
  mail: boolean;
  sms: boolean;
  webhook: boolean;
  /** Domain of the message ids. */
  domain: string;
  /** Origin of the site, without a trailing slash; empty: mails have no link. */
  siteUrl: string;
  /** True if replies to mails are read. */
  mayReply: boolean;
  /** Address of each department's reminders; empty: none. */
  departmentMail: Record<Department, string>;
  /** Daily maximum of acknowledgements to one address or number. */
  perRecipient: number;
}

export interface Stored {
  reference: string;
  kind: CaseKind;
  fields: Readonly<Record<string, string>>;
  receivedAt: Date;
  language: Locale;
  dueOn: string | null;
  state: CaseState;
  department: Department;
}

export const TRACKING: Record<Locale, string> = {
  ar: '/e-services/request-tracking',
  en: '/en/e-services/request-tracking',
};
export const CONTACT: Record<Locale, string> = { ar: '/contact', en: '/en/contact' };
/** Start of the working day, for reminders. */
const MORNING_HOUR = 8;
const MAX_IN_REMINDER = 100;

/** Writes notifications to senders, staff and webhook into the outbox. */
export class Notices {
  readonly #settings: NoticeSettings;
  #onWritten = () => {};

  constructor(settings: NoticeSettings) {
    this.#settings = settings;
  }

  get canMail(): boolean {
    return this.#settings.mail;
  }

  /** @param listener called after the commit of a transaction that wrote something */
  set onWritten(listener: () => void) {
    this.#onWritten = listener;
  }

  /** Call after the commit of a transaction that may have written something. */
  committed(): void {
    this.#onWritten();
  }

  /**
   * Notifies sender and webhook of a submission, in the transaction that stores it: by mail, or by
   * text message if the form has no address.
   */
  async received(transaction: Database, stored: Stored): Promise<void> {
    const { reference, kind, state, department, dueOn, receivedAt } = stored;
    await this.#acknowledge(transaction, stored);
    const at = receivedAt.toISOString();
    const event = {
      event: 'case.received',
      reference,
      kind,
      state,
      department,
      at,
      dueOn,
    } as const;
    await this.report(transaction, event, 1);
  }

  async #acknowledge(transaction: Database, stored: Stored): Promise<void> {
    const { reference, kind, fields, receivedAt, language, dueOn } = stored;
    const { channel, recipient } = this.#reached(kind, fields);
    if (!channel || (await this.#hasEnough(transaction, recipient, receivedAt))) return;
    const facts = { reference, kind, receivedOn: riyadhDay(receivedAt), dueOn };
    await this.#write(transaction, {
      key: `acknowledgement ${reference}`,
      reference,
      purpose: 'acknowledgement',
      channel,
      recipient,
      language,
      content:
        channel === 'mail'
          ? texts.acknowledgement(facts, language, this.#trackingUrl(language))
          : texts.acknowledgementSms(facts, language),
      now: receivedAt,
    });
  }

  /** Writes an answer to the sender. Returns false if its key exists. */
  async answer(
    transaction: Database,
    answer: {
      reference: string;
      recipient: string;
      language: Locale;
      subject: string;
      body: string;
      key: string;
      by: CasePerson;
      now: Date;
    },
  ): Promise<boolean> {
    const { reference, recipient, language, key, by, now } = answer;
    return this.#write(transaction, {
      key: answerKey(reference, key),
      reference,
      purpose: 'answer',
      channel: 'mail',
      recipient,
      language,
      content: texts.answer(answer, language, this.#answerWays(language)),
      by,
      now,
    });
  }

  /** Notifies the sender of the decision on an order, by mail or text message. */
  async decided(
    transaction: Database,
    decided: texts.Decided & {
      fields: Readonly<Record<string, string>>;
      language: Locale;
      by: CasePerson;
      now: Date;
    },
  ): Promise<void> {
    const { reference, decision, fields, language, by, now } = decided;
    const { channel, recipient } = this.#reached('order', fields);
    if (!channel) return;
    await this.#write(transaction, {
      key: `decision ${reference} ${decision}`,
      purpose: 'answer',
      content:
        channel === 'mail'
          ? texts.decision(decided, language, this.#answerWays(language))
          : texts.decisionSms(decided, language),
      ...{ reference, channel, recipient, language, by, now },
    });
  }

  async report(transaction: Database, event: EventContent, version: number): Promise<void> {
    if (!this.#settings.webhook) return;
    await this.#write(transaction, {
      key: `event ${event.event} ${event.reference} ${version}`,
      reference: event.reference,
      purpose: 'event',
      channel: 'webhook',
      recipient: '',
      language: 'en',
      content: event,
      now: new Date(event.at),
    });
  }

  /**
   * Reminds departments of cases that are overdue or due by the next working day: once on each
   * working day, in the morning or at the next start.
   * @returns how many reminders were written
   */
  async remind(database: Database, now: Date, holidays: Holidays): Promise<number> {
    const today = riyadhDay(now);
    const hour = Number(riyadhTime(now).slice(11, 13));
    if (!this.#settings.mail || hour < MORNING_HOUR || !isWorked(today, holidays)) return 0;
    const soon = dayAfter(today, 1, 'working', holidays);
    let written = 0;
    for (const [department, recipient] of Object.entries(this.#settings.departmentMail)) {
      if (!recipient) continue;
      const due = await dueCases(database, department as Department, soon);
      if (due.length === 0) continue;
      const overdue = due.filter(({ dueOn }) => dueOn < today);
      const upcoming = due.filter(({ dueOn }) => dueOn >= today);
      const isNew = await this.#write(database, {
        key: `reminder ${department} ${today}`,
        reference: null,
        purpose: 'reminder',
        channel: 'mail',
        recipient,
        language: 'ar',
        content: texts.reminder(upcoming, overdue),
        now,
      });
      if (isNew) written += 1;
    }
    if (written > 0) this.committed();
    return written;
  }

  #reached(
    kind: CaseKind,
    fields: Readonly<Record<string, string>>,
  ): { channel: 'mail' | 'sms' | undefined; recipient: string } {
    const { mail, sms } = this.#settings;
    const { email, mobile } = senderContact(kind, fields);
    if (mail && email) return { channel: 'mail', recipient: email };
    if (sms && mobile) return { channel: 'sms', recipient: withCountryCode(mobile) };
    return { channel: undefined, recipient: '' };
  }

  /** Addresses are not verified, so acknowledgements to an address are limited per day. */
  async #hasEnough(transaction: Database, recipient: string, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - DAY_MS);
    const written = await countWritten(transaction, recipient, 'acknowledgement', since);
    return written >= this.#settings.perRecipient;
  }

  #write(transaction: Database, message: NewMessage): Promise<boolean> {
    return enqueue(transaction, message, this.#settings.domain);
  }

  #answerWays(language: Locale): texts.AnswerWays {
    const { siteUrl, mayReply } = this.#settings;
    const contactUrl = siteUrl && `${siteUrl}${CONTACT[language]}`;
    return { trackingUrl: this.#trackingUrl(language), contactUrl, mayReply };
  }

  #trackingUrl(language: Locale): string {
    const { siteUrl } = this.#settings;
    return siteUrl && `${siteUrl}${TRACKING[language]}`;
  }
}

/** Callbacks store national numbers; gateways need international ones. */
function withCountryCode(mobile: string): string {
  return mobile.replace(/^0(?=5)/, '966');
}

export function answerKey(reference: string, key: string): string {
  return `answer ${reference} ${key}`;
}

async function dueCases(database: Database, department: Department, by: string) {
  const rows = await database
    .select({ reference: cases.reference, kind: submissions.kind, dueOn: cases.dueOn })
    .from(cases)
    .innerJoin(submissions, eq(submissions.reference, cases.reference))
    .where(
      and(
        eq(cases.department, department),
        inArray(cases.state, [...PENDING_STATES]),
        isNotNull(cases.dueOn),
        lte(cases.dueOn, by),
      ),
    )
    .orderBy(asc(cases.dueOn), asc(cases.reference))
    .limit(MAX_IN_REMINDER);
  return rows.map(({ reference, kind, dueOn }) => ({
    reference,
    kind,
    dueOn: dueOn ?? '',
  }));
}
