import type { UID } from '@strapi/strapi';

export const REDIRECT = 'api::redirect.redirect' as UID.ContentType;
export const FORMER_NAME = 'api::former-name.former-name' as UID.ContentType;

/** A redirect as it is stored. */
export interface StoredRedirect {
  readonly id: number;
  readonly documentId: string;
  readonly From: string;
  readonly To: string;
  readonly Note: string | null;
}

/** How a line of a CSV file stands to the table. */
export type LineState = 'new' | 'changed' | 'same' | 'refused';
