import type { UID } from '@strapi/strapi';

export const REDIRECT = 'api::redirect.redirect' as UID.ContentType;
export const FORMER_NAME = 'api::former-name.former-name' as UID.ContentType;

export interface StoredRedirect {
  readonly id: number;
  readonly documentId: string;
  readonly From: string;
  readonly To: string;
  readonly Note: string | null;
}

export type LineState = 'new' | 'changed' | 'same' | 'refused';
