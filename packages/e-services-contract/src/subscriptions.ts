import type { Locale } from './locales';

/** Subjects of subscriptions. */
export const SUBSCRIPTION_KINDS = ['circulars', 'news', 'vessel'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** Immediately, or in a digest on the next morning. */
export const SUBSCRIPTION_RHYTHMS = ['immediate', 'daily'] as const;
export type SubscriptionRhythm = (typeof SUBSCRIPTION_RHYTHMS)[number];

/** Events of a vessel, in order. */
export const VESSEL_EVENTS = ['announced', 'berthed', 'left'] as const;
export type VesselEvent = (typeof VESSEL_EVENTS)[number];

/** A subject or port as the website's filters spell it; empty: all. */
export const SUBSCRIPTION_TOPIC = /^[\p{L}\p{N}-]{0,100}$/u;

/**
 * Label of a subscription, in words of the website. Without anything that mail programs turn into a
 * link, because unconfirmed addresses receive it.
 */
export const SUBSCRIPTION_LABEL = /^[\p{L}\p{M}\p{N} ()،,&'’–-]{0,200}$/u;

/** The number of a vessel at the International Maritime Organization. */
export const IMO_NUMBER = /^\d{7}$/;

/** Id of a subscriber or subscription with its signature. */
export const SUBSCRIPTION_TOKEN = /^[cmud][\w-]{22}\.[\w-]{43}$/;

/** Time limit of a confirmation. */
export const SUBSCRIPTION_CONFIRM_HOURS = 48;

/** Body of POST /subscribe. */
export interface SubscribeFields {
  readonly kind: SubscriptionKind;
  readonly port: string;
  readonly topic: string;
  readonly imo: string;
  readonly label: string;
  readonly rhythm: SubscriptionRhythm;
  readonly language: Locale;
  readonly email: string;
  readonly captcha: string;
}

/** A subscription as its owner sees it. */
export interface SubscriptionRow {
  readonly id: string;
  readonly kind: SubscriptionKind;
  readonly port: string;
  readonly topic: string;
  readonly imo: string;
  readonly label: string;
  /** Name of the vessel; empty if unknown. */
  readonly vessel: string;
  readonly rhythm: SubscriptionRhythm;
  readonly language: Locale;
}

/** Data of POST /subscriptions; null for an invalid link. */
export interface SubscriberRow {
  /** Masked address. */
  readonly address: string;
  /** Paused, because mails to the address were refused. */
  readonly isPaused: boolean;
  readonly subscriptions: readonly SubscriptionRow[];
}

/** A publication of the website. */
export interface Publication {
  readonly kind: 'circulars' | 'news';
  /** Stable across languages and corrections. */
  readonly entry: string;
  /** Slugs of its ports; empty: all. */
  readonly ports: readonly string[];
  /** Its subjects, as in subscriptions. */
  readonly topics: readonly string[];
  /** First day of publication, YYYY-MM-DD. */
  readonly shownFrom: string;
  readonly versions: Partial<Record<Locale, PublicationVersion>>;
}

/** A publication in one language. */
export interface PublicationVersion {
  readonly title: string;
  readonly summary: string;
  /** URL path with query. */
  readonly path: string;
}

/** Path of the website's publication list for the service. */
export const PUBLICATIONS_PATH = '/api/publications';

/** Path of the website for one-click unsubscribe (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** Paths of the website's pages that mails link to. */
export const CONFIRM_PATH = '/subscriptions/confirm';
export const MANAGE_PATH = '/subscriptions/manage';
