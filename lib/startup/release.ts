/** Date of this release (ISO), shown as the last update of pages without content of their own. */
export const RELEASE_DATE = '2026-11-21';
