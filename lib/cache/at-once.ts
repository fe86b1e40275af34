/**
 * A tag beside the one of a content type, for pages that must not be shown again after a change:
 * a list that moves by one entry would show a visitor who goes to its next page an entry twice, or
 * never.
 */
export function atOnce<Tag extends string>(tag: Tag): `${Tag}:at-once` {
  return `${tag}:at-once`;
}
