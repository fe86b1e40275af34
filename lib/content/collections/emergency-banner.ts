import { exclusiveEnd, hasEnded } from '../../dates/period';
import { localizedPath } from '../../routing/locale-path';
import { locales, otherLocale, type Locale } from '../../i18n/locales';
import { showsDrafts } from '../../preview/draft-mode';
import { cachedLoader } from '../cached-loader';
import { nullIfUnpublished, SingleType } from '../collection';
import type { ContentDescriptor, DueTime } from '../descriptor';
import { optionalDate, optionalText } from '../fields';
import { isPast, toMilliseconds } from '../timed';
import type { Entry } from '../types';
import { ifAvailable } from '../unavailable';

export const EMERGENCY_LEVELS = ['notice', 'warning', 'emergency'] as const;

/** A notice at the top of every page. */
export interface EmergencyNotice extends Entry {
  readonly level: (typeof EMERGENCY_LEVELS)[number];
  /** Falls back to the other language. */
  readonly language: Locale;
  readonly text: string;
  /** A path of this site or an https URL; empty without a link. */
  readonly href: string;
  readonly linkText: string;
  /** The same in both languages; changes with either version. */
  readonly revision: string;
  /** ISO date-time; null = at publication. */
  readonly startsAt: string | null;
  /** ISO date-time; null = until it is unpublished. */
  readonly endsAt: string | null;
}

const banner = new SingleType('emergency-banner', {
  Level: optionalText,
  Text: optionalText,
  Link: optionalText,
  LinkText: optionalText,
  From: optionalDate,
  To: optionalDate,
});

type Written = Omit<EmergencyNotice, 'revision'>;

async function read(language: Locale): Promise<Written | null> {
  const raw = await nullIfUnpublished(banner.read(language));
  if (!raw?.Text) return null;
  return {
    level: EMERGENCY_LEVELS.find((level) => level === raw.Level) ?? 'notice',
    language,
    text: raw.Text,
    href: raw.Link.startsWith('/') ? localizedPath(language, raw.Link) : raw.Link,
    linkText: raw.LinkText,
    startsAt: raw.From,
    endsAt: raw.To,
    updatedAt: raw.updatedAt,
  };
}

// Null is cached and snapshotted too: usually there is no notice.
const loadPublished = cachedLoader({
  name: 'emergency-banner',
  version: 2,
  tags: ['emergency-banner'],
  load: async (locale: Locale): Promise<EmergencyNotice | null> => {
    const [own, other] = await Promise.all([read(locale), read(otherLocale(locale))]);
    const notice = own ?? other;
    if (!notice) return null;
    const revision = [own, other].map((version) => version?.updatedAt ?? '').sort();
    return { ...notice, revision: revision.join() };
  },
});

/** The current notice, else the other language's, else null. Never throws: all pages read it. */
export async function loadEmergencyNotice(locale: Locale): Promise<EmergencyNotice | null> {
  const notice = await ifAvailable(loadPublished(locale));
  if (!notice) return null;
  const { startsAt, endsAt } = notice;
  if (endsAt !== null && hasEnded({ endsAt })) return null;
  const hasBegun = startsAt === null || isPast(startsAt) || (await showsDrafts());
  return hasBegun ? notice : null;
}

export const emergencyBannerContent: ContentDescriptor = {
  changes: async () => () => null,
  dueTimes: async (since) => {
    const notices = await Promise.all(locales.map(read));
    return notices.flatMap((notice): DueTime[] => {
      if (!notice) return [];
      const { startsAt, endsAt } = notice;
      return [
        ...(startsAt ? [toMilliseconds(startsAt)] : []),
        ...(endsAt ? [exclusiveEnd(endsAt)] : []),
      ].filter((at) => at > since.getTime());
    });
  },
};
