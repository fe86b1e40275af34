/** Loopback and reserved names (RFC 2606, RFC 6761), used by demos and tests. */
const LOCAL =
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(.+\.)?(example|test|invalid|localhost)|(.+\.)?example\.(com|net|org))$/i;

/** Prefix of secrets from `npm run setup -- --demo`. */
const DEMO_PREFIX = 'demo-';

const MIN_DISTINCT_CHARACTERS = 8;
/** Common placeholders. */
const PLACEHOLDER =
  /to-?be-?modified|change-?(me|it|this)|replace-?me|your-?secret|0123456|1234567/i;

/** True for hosts of this machine and reserved names. */
export function isLocal(host: string): boolean {
  return LOCAL.test(host);
}

/** Reason why a secret is too weak for a public installation, or undefined. */
export function weakness(secret: string): string | undefined {
  if (secret.toLowerCase().startsWith(DEMO_PREFIX)) return 'was made for the demo';
  // Random secrets practically always contain a digit or capital letter.
  const isWords = !/[\dA-Z]/.test(secret);
  const isGuessed =
    isWords || PLACEHOLDER.test(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS;
  return isGuessed ? 'can be guessed' : undefined;
}
