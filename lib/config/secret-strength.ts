/** Hosts of demos and tests: this machine, or unresolvable by RFC 2606 and 6761. */
const LOCAL =
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|(.+\.)?(example|test|invalid|localhost)|(.+\.)?example\.(com|net|org))$/i;

/** Prefix of the secrets that `npm run demo` generates. */
const DEMO_PREFIX = 'demo-';

const MIN_CHARACTERS = 8;
/** Placeholders of templates and guides. */
const PLACEHOLDER =
  /to-?be-?modified|change-?(me|it|this)|replace-?me|your-?secret|0123456|1234567/i;

/** False for the hosts of demos and tests. */
export function isPublicOrigin(origin: string): boolean {
  return !LOCAL.test(new URL(origin).hostname);
}

/**
 * Why a secret is too weak for a public site, as the end of a sentence.
 * @returns undefined for a strong one
 */
export function weaknessReason(secret: string): string | undefined {
  if (secret.toLowerCase().startsWith(DEMO_PREFIX)) return 'was made for the demo';
  // Random secrets practically always contain a digit or a capital letter.
  const isWords = !/[\dA-Z]/.test(secret);
  const isGuessed = isWords || PLACEHOLDER.test(secret) || new Set(secret).size < MIN_CHARACTERS;
  return isGuessed ? 'can be guessed' : undefined;
}
