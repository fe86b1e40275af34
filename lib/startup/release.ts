/**
 * Date of this release (ISO), shown as the last update of pages without content of their own.
 * next.config.mjs writes it into the build; outside a build (unit tests) it is the current time.
 */
export const RELEASE_DATE = process.env.RELEASE_DATE ?? new Date().toISOString();
