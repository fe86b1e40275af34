import { createHmac } from 'node:crypto';
import { config } from '../config';

/** 128 bits against collisions. */
const CHARACTERS = 22;

/** Keyed hash, the same in all instances: a plain one of an IP could be brute-forced. */
export function sharedKey(text: string): string {
  return createHmac('sha256', config().webhookSecret)
    .update(`shared-key.${text}`)
    .digest('base64url')
    .slice(0, CHARACTERS);
}
