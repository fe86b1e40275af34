import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

const yearInRiyadh = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Riyadh',
  year: 'numeric',
});

/** A random reference number for a sender, `NPA-2026-XXXXXX`; it may have been given out before. */
export function newReference(receivedAt: Date): string {
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]);
  return `NPA-${yearInRiyadh.format(receivedAt)}-${characters.join('')}`;
}
