/**
 * ISO date of this release, the last update of pages without content. next.config.mjs writes it
 * into the build; the current time outside a build (unit tests).
 */
export const RELEASE_DATE = process.env.RELEASE_DATE ?? new Date().toISOString();
