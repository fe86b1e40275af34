import type { UID } from '@strapi/strapi';

export const CONTACT_FORM = 'api::contact-form.contact-form' as UID.ContentType;

export const PUBLICATION = 'api::publication.publication' as UID.ContentType;

export const REQUEST = 'api::publication-request.publication-request' as UID.ContentType;

export const SCHEDULE = 'api::publication-schedule.publication-schedule' as UID.ContentType;

const PRIVATE: ReadonlySet<string> = new Set([CONTACT_FORM, PUBLICATION, REQUEST, SCHEDULE]);

/** True for content types of this project that the site may read. */
export const isPublicType = (uid: string): boolean => uid.startsWith('api::') && !PRIVATE.has(uid);
