/**
 * Outcomes of a cached loader. The page cache handler stores `found` only: a stored `missing` would
 * leave a file per unknown slug, and a stored `failed` would replace a good value.
 */
export const FOUND = 'found';
export const MISSING = 'missing';
export const FAILED = 'failed';

/** Tag of a page that was rendered while content could not be read: other instances do not take it. */
export const FROM_SNAPSHOTS = 'from-snapshots';
