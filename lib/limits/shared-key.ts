import { createHmac } from 'node:crypto';
import { config } from '../config';

/** 128 bits: nobody finds two texts with the same name. */
const CHARACTERS = 22;

/**
 * The name of something in Redis that all instances give it. It reveals nothing without WEBHOOK_SECRET
 * what was named: a plain digest of an IP address is found by trying all of them.
 */
export function sharedKey(text: string): string {
  return createHmac('sha256', config().webhookSecret)
    .update(`shared-key.${text}`)
    .digest('base64url')
    .slice(0, CHARACTERS);
}
