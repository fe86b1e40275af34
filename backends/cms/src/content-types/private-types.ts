import type { UID } from '@strapi/strapi';

/** What visitors sent. */
export const CONTACT_FORM = 'api::contact-form.contact-form' as UID.ContentType;

/** Who published what when. */
export const PUBLICATION = 'api::publication.publication' as UID.ContentType;

/** Requests for publication. */
export const REQUEST = 'api::publication-request.publication-request' as UID.ContentType;

/** What is published and taken down at a moment. */
export const SCHEDULE = 'api::publication-schedule.publication-schedule' as UID.ContentType;

const PRIVATE: ReadonlySet<string> = new Set([CONTACT_FORM, PUBLICATION, REQUEST, SCHEDULE]);

/** Whether a content type is this project's and may be read by the site. */
export const isPublicType = (uid: string): boolean => uid.startsWith('api::') && !PRIVATE.has(uid);
