/**
 * What a cached loader's run can end in. The page cache handler stores only `found`:
 * a stored `missing` would leave a file for each unknown slug, and a stored `failed`
 * would replace a good answer.
 */
export const FOUND = 'found';
export const MISSING = 'missing';
export const FAILED = 'failed';
