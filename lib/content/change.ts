import * as yup from 'yup';
import { locales, type Locale } from '../i18n/locales';
import { MEDIA_NAME } from '../media/media-path';
import { routeEntries, type ContentTag } from '../routing/routes';
import { circularSlug } from '../routing/circular-pages';
import { ARTICLE_SLUG } from '../routing/query-pages';
import { textOf } from './values';
import type { WireEntry } from './wire';

/**
 * The event of a change that nobody made: this site may not have been told of some, as after a start
 * or when Redis has lost its list.
 */
export const MISSED = 'missed';
/** The event of a change of what the e-services API offers. */
export const CAPABILITIES_CHANGED = 'capabilities';
/** The event of a refresh that an operator asks for. */
const REFRESH = 'refresh';

/** A change in the content API, as its webhook reports it, or MISSED. */
export interface ContentChange {
  readonly event: string;
  readonly tags: readonly ContentTag[];
  /** Slug of the changed entry, where it has one. */
  readonly slug?: string;
  /** Language of the changed entry; a field that both share changes the other one too. */
  readonly locale?: Locale;
  /** Name of a changed or removed file. */
  readonly mediaName?: string;
}

const change = yup
  .object({
    event: yup.string().max(100).required(),
    model: yup.string().max(100),
    entry: yup.object().nullable(),
    media: yup.object({ url: yup.string().nullable() }).nullable(),
  })
  .required();

/** Every content type that a page shows. */
export const ALL_TAGS: readonly ContentTag[] = [
  ...new Set(routeEntries.flatMap(([, route]) => route.content)),
];

/** Whether a change is of all content, instead of an entry or a file. */
export function isOfEverything({ event }: ContentChange): boolean {
  return event === REFRESH || event === MISSED;
}

/**
 * Reads the webhook's body: `{event, model, entry}` of an entry, `{event, media}` of a file,
 * `{event: "refresh"}` for everything. Undefined for anything else. A saved draft has no tags: it
 * changes nothing that visitors see.
 */
export function parseChange(text: string): ContentChange | undefined {
  let body;
  try {
    body = change.validateSync(JSON.parse(text), { strict: true });
  } catch {
    return undefined;
  }
  if (body.event === REFRESH) return { event: body.event, tags: ALL_TAGS };
  if (body.event.startsWith('media.')) {
    const name = body.media?.url?.split('/').at(-1);
    // Any page may show the picture, and its alternative text changes with it; a new file none.
    return {
      event: body.event,
      tags: body.event === 'media.create' ? [] : ALL_TAGS,
      mediaName: name && MEDIA_NAME.test(name) ? name : undefined,
    };
  }
  const entry: WireEntry = body.entry ?? {};
  const draftOnly = body.event === 'entry.update' && entry.publishedAt === null;
  if (draftOnly) return { event: body.event, tags: [] };
  const tag = ALL_TAGS.find((known) => known === body.model);
  if (!tag) return body.model ? { event: body.event, tags: [] } : undefined;
  // A video without a name of its own is known by the id of its entry.
  const name =
    textOf(entry.Slug) || textOf(entry.Former) || (tag === 'video' ? textOf(entry.documentId) : '');
  const slug =
    name.toLowerCase() ||
    circularSlug(textOf(entry.CircularNumber)) ||
    textOf(entry.AnnouncementId);
  const locale = locales.find((known) => known === entry.locale);
  return {
    event: body.event,
    tags: [tag],
    slug: ARTICLE_SLUG.test(slug) ? slug : undefined,
    ...(locale && { locale }),
  };
}
