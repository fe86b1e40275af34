import * as yup from 'yup';
import { EVERYTHING, FILE_TAG } from '../cache/shared-cache';
import { MEDIA_NAME } from '../media/media-path';
import { CONTENT_TAGS, type ContentTag } from '../routing/routes';

/** A change in the CMS. */
export interface ContentChange {
  readonly event: string;
  /** Cache tags to invalidate. */
  readonly tags: readonly string[];
}

const change = yup
  .object({
    event: yup.string().max(100).required(),
    model: yup.string().max(100),
    entry: yup.object({ publishedAt: yup.mixed().nullable() }).nullable(),
    media: yup.object({ url: yup.string().nullable() }).nullable(),
  })
  .required();

/**
 * Parses the webhook's body: `{event, model, entry}` of an entry, `{event, media}` of a file,
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
  const { event, model, entry, media } = body;
  if (event === 'refresh') return { event, tags: [EVERYTHING] };
  if (event.startsWith('media.')) {
    const name = media?.url?.split('/').at(-1);
    const files = name && MEDIA_NAME.test(name) ? [FILE_TAG + name] : [];
    // A changed file or alternative text may be on any page; a new file is on none.
    return { event, tags: event === 'media.create' ? files : [EVERYTHING, ...files] };
  }
  if (model === undefined) return undefined;
  const isDraft = event === 'entry.update' && entry?.publishedAt === null;
  return { event, tags: isDraft ? [] : CONTENT_TAGS.filter((tag) => tag === model) };
}

export function contentTagsIn(tags: readonly string[]): readonly ContentTag[] {
  return tags.includes(EVERYTHING)
    ? CONTENT_TAGS
    : CONTENT_TAGS.filter((tag) => tags.includes(tag));
}
