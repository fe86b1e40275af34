/** Names that lead to this machine or, by RFC 2606 and 6761, nowhere: where demos and tests run. */
const LOCAL =
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|(.+\.)?(example|test|invalid|localhost)|(.+\.)?example\.(com|net|org))$/i;

/** The secrets that `npm run demo` makes begin with it. */
const DEMO_PREFIX = 'demo-';

const FEWEST_CHARACTERS = 8;
/** What templates and guides have in place of a secret. */
const PLACEHOLDER =
  /to-?be-?modified|change-?(me|it|this)|replace-?me|your-?secret|0123456|1234567/i;

/** Whether visitors from elsewhere can reach a site with this origin. */
export function isPublicOrigin(origin: string): boolean {
  return !LOCAL.test(new URL(origin).hostname);
}

/**
 * Why a secret must not guard a site that others can reach, as the end of a sentence.
 * @returns undefined if nothing speaks against it
 */
export function weaknessReason(secret: string): string | undefined {
  if (secret.toLowerCase().startsWith(DEMO_PREFIX)) return 'was made for the demo';
  // Random ones contain a digit or a capital letter unless all luck is against them.
  const isWords = !/[\dA-Z]/.test(secret);
  const isGuessed = isWords || PLACEHOLDER.test(secret) || new Set(secret).size < FEWEST_CHARACTERS;
  return isGuessed ? 'can be guessed' : undefined;
}
