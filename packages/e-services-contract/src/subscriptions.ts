/** What visitors are notified of by mail. */
export const SUBSCRIPTION_KINDS = ['circulars', 'news', 'vessel'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** At once, or together on the next morning. */
export const SUBSCRIPTION_RHYTHMS = ['immediate', 'daily'] as const;
export type SubscriptionRhythm = (typeof SUBSCRIPTION_RHYTHMS)[number];

export const SUBSCRIPTION_LANGUAGES = ['ar', 'en'] as const;

/** What happens to a vessel, in the order in which it does. */
export const VESSEL_EVENTS = ['announced', 'berthed', 'left'] as const;
export type VesselEvent = (typeof VESSEL_EVENTS)[number];

/** A subject or a port as the website's filters spell it; empty is all of them. */
export const SUBSCRIPTION_TOPIC = /^[\p{L}\p{N}-]{0,100}$/u;

/**
 * What a subscription is to, in words of the website. Nothing that a mail program would make a link of:
 * it is in mails to addresses that nobody has confirmed yet.
 */
export const SUBSCRIPTION_LABEL = /^[\p{L}\p{M}\p{N} ()،,&'’–-]{0,200}$/u;

/** The number of a vessel at the International Maritime Organization. */
export const IMO_NUMBER = /^\d{7}$/;

/** Names a subscriber or a subscription, and proves that the service has made it. */
export const SUBSCRIPTION_TOKEN = /^[cmud][\w-]{22}\.[\w-]{43}$/;

/** How long a subscription waits to be confirmed. */
export const SUBSCRIPTION_CONFIRM_HOURS = 48;

/** Body of POST /subscribe. */
export interface SubscribeFields {
  readonly kind: SubscriptionKind;
  readonly port: string;
  readonly topic: string;
  readonly imo: string;
  readonly label: string;
  readonly rhythm: SubscriptionRhythm;
  readonly language: 'ar' | 'en';
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
  /** Of the vessel; empty where it is not known. */
  readonly vessel: string;
  readonly rhythm: SubscriptionRhythm;
  readonly language: 'ar' | 'en';
}

/** Data of POST /subscriptions; null for a link that is no longer good. */
export interface SubscriberRow {
  /** The address, of which enough is hidden to be shown on a screen. */
  readonly address: string;
  /** Mails to the address were refused, and none are sent. */
  readonly isPaused: boolean;
  readonly subscriptions: readonly SubscriptionRow[];
}

/** Something that the website has published, as it tells the service. */
export interface Publication {
  readonly kind: 'circulars' | 'news';
  /** The same for all languages and corrections. */
  readonly entry: string;
  /** Slugs of the ports that it concerns; none for all of them. */
  readonly ports: readonly string[];
  /** Its subjects, as subscriptions spell them. */
  readonly topics: readonly string[];
  /** Day from which it is shown, YYYY-MM-DD. */
  readonly shownFrom: string;
  readonly versions: Partial<Record<'ar' | 'en', PublicationVersion>>;
}

/** A publication in one language. */
export interface PublicationVersion {
  readonly title: string;
  readonly summary: string;
  /** On the website, with its query. */
  readonly path: string;
}

/** Path of the website's list of what is published, for the service. */
export const PUBLICATIONS_PATH = '/api/publications';

/** Path of the website that ends a subscription by one POST of a mail program (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

/** Paths of the website's pages that mails lead to. */
export const CONFIRM_PATH = '/subscriptions/confirm';
export const MANAGE_PATH = '/subscriptions/manage';
