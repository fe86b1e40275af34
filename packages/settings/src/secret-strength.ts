import { settingRows, type Environment, type SettingsTable } from './read';
import type { Refuse } from './setting';

/** Loopback and reserved names (RFC 2606, RFC 6761), used by demos and tests. */
const RESERVED =
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(.+\.)?(example|test|invalid|localhost)|(.+\.)?example\.(com|net|org))$/i;

/** Prefix of the secrets that `npm run demo` generates. */
const DEMO_PREFIX = 'demo-';

const MIN_DISTINCT_CHARACTERS = 8;
/** Placeholders of templates and guides. */
const PLACEHOLDER =
  /to-?be-?modified|change-?(me|it|this)|replace-?me|your-?secret|0123456|1234567/i;

/** True for hosts of this machine and reserved names. */
export function isReservedHost(host: string): boolean {
  return RESERVED.test(host);
}

/** Refuses the secrets of a demo and ones that can be guessed. */
export function refuseWeakSecrets(
  table: SettingsTable,
  environment: Environment,
  refuse: Refuse,
  hint = '',
): void {
  for (const [, { name, isSecret, off }] of settingRows(table)) {
    const value = environment[name]?.trim() ?? '';
    const reason = isSecret && value !== '' && value !== off ? weakness(value) : undefined;
    if (reason) refuse(name, `must be a secret of this installation, but it ${reason}${hint}`);
  }
}

function weakness(secret: string): string | undefined {
  if (secret.toLowerCase().startsWith(DEMO_PREFIX)) return 'was made for the demo';
  // Random secrets practically always contain a digit or a capital letter.
  const isWords = !/[\dA-Z]/.test(secret);
  const isGuessed =
    isWords || PLACEHOLDER.test(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS;
  return isGuessed ? 'can be guessed' : undefined;
}
