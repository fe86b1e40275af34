import type { Locale } from '@ports-authority/e-services-contract';
import { dayInWords, timeInWords } from '../dates.js';
import type { Fact, MailContent, MailItem } from '../outbox/content.js';
import type { EventDetails, PublishedDetails, VesselDetails } from './events.js';
import type { subscriptions } from './tables.js';
import { say, subscriptionTitle } from './texts.js';

type Subscription = typeof subscriptions.$inferSelect;

const VESSEL_SEARCH = '/e-services/vesselsearch';
/** Mail programs truncate longer ones. */
const MAX_ITEMS = 50;

/** Asks the owner of the address to confirm. */
export function confirmMail(subscription: Subscription): MailContent {
  const { id, subscriberId, language } = subscription;
  return {
    subject: say('confirmSubject', language),
    paragraphs: [say('confirmOpening', language), say('confirmUntil', language)],
    facts: subscriptionFacts(subscription),
    link: { label: say('confirmLink', language), url: '' },
    closing: [say('notYours', language), say('automatic', language)],
    subscription: { subscriberId, confirms: id },
  };
}

/** Informs that there is nothing to confirm: the subscription exists, or there are too many. */
export function standingMail(
  subscription: Pick<Subscription, 'subscriberId' | 'kind' | 'imo' | 'label' | 'rhythm'>,
  why: 'already' | 'full',
  language: Locale,
): MailContent {
  return {
    subject: say(`${why}Subject`, language),
    paragraphs: [say(`${why}Opening`, language)],
    facts: why === 'already' ? subscriptionFacts({ ...subscription, language }) : [],
    link: { label: say('manageLink', language), url: '' },
    closing: [say('automatic', language)],
    subscription: { subscriberId: subscription.subscriberId },
  };
}

function subscriptionFacts(
  subscription: Pick<Subscription, 'kind' | 'imo' | 'label' | 'rhythm' | 'language'>,
): Fact[] {
  const { language, rhythm } = subscription;
  return [
    { label: say('what', language), value: subscriptionTitle(subscription, language) },
    { label: say('rhythm', language), value: say(rhythm, language) },
  ];
}

/** One event, mailed immediately. */
export function eventMail(
  event: EventDetails,
  subscription: Subscription,
  siteUrl: string,
): MailContent {
  const { id, subscriberId, language } = subscription;
  return {
    ...(event.type === 'vessel'
      ? vesselMail(event, language, siteUrl)
      : publishedMail(event, subscription.kind === 'news', language, siteUrl)),
    closing: [
      say('because', language, { what: subscriptionTitle(subscription, language) }),
      say('automatic', language),
    ],
    subscription: { subscriberId, ends: { scope: 'u', id } },
  };
}

type Core = Pick<MailContent, 'subject' | 'paragraphs' | 'facts' | 'link'>;

function publishedMail(
  { title, summary, path }: PublishedDetails,
  isNews: boolean,
  language: Locale,
  siteUrl: string,
): Core {
  const label = say(isNews ? 'newsLink' : 'circularLink', language);
  return {
    subject: title,
    paragraphs: summary ? [summary] : [],
    facts: [],
    link: { label, url: `${siteUrl}${path}` },
  };
}

function vesselMail(event: VesselDetails, language: Locale, siteUrl: string): Core {
  const { imo, vessel } = event;
  const port = portName(event, language);
  return {
    subject: say(`${event.event}Subject`, language, { vessel, port }),
    paragraphs: [],
    facts: [
      { label: say('vesselName', language), value: vessel, isCode: true },
      { label: say('imo', language), value: imo, isCode: true },
      { label: say('port', language), value: port },
      { label: say(event.event, language), value: timeInWords(event.at, language) },
    ],
    link: { label: say('vesselLink', language), url: vesselSearchUrl(language, siteUrl) },
  };
}

export function digestMail(
  events: readonly EventDetails[],
  { subscriberId, day, language }: { subscriberId: string; day: string; language: Locale },
  siteUrl: string,
): MailContent {
  const shown = events.slice(0, MAX_ITEMS);
  const more = events.length > shown.length ? [say('digestMore', language)] : [];
  return {
    subject: say('digestSubject', language, { day: dayInWords(day, language) }),
    paragraphs: [say('digestOpening', language), ...more],
    facts: [],
    items: shown.map((event) => mailItem(event, language, siteUrl)),
    closing: [say('becauseDaily', language), say('automatic', language)],
    subscription: { subscriberId, ends: { scope: 'd', id: subscriberId } },
  };
}

function mailItem(event: EventDetails, language: Locale, siteUrl: string): MailItem {
  if (event.type === 'vessel') {
    const { subject, facts } = vesselMail(event, language, siteUrl);
    const time = facts.at(-1);
    return {
      title: subject,
      lines: time ? [`${time.label}: ${time.value}`] : [],
      link: { label: say('vesselLink', language), url: vesselSearchUrl(language, siteUrl) },
    };
  }
  const { title, summary, path } = event;
  return {
    title,
    lines: summary ? [summary] : [],
    link: { label: say('circularLink', language), url: `${siteUrl}${path}` },
  };
}

function portName({ port, portAr }: VesselDetails, language: Locale): string {
  return language === 'ar' ? portAr : port;
}

function vesselSearchUrl(language: Locale, siteUrl: string): string {
  return `${siteUrl}${language === 'en' ? '/en' : ''}${VESSEL_SEARCH}`;
}
