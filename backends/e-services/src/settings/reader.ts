import { EMAIL } from '@ports-authority/e-services-contract';

const MIN_TOKEN_CHARACTERS = 32;
const TOKEN_RULE = `at least ${MIN_TOKEN_CHARACTERS} characters from "!" to "~", without spaces`;

/** The functions of `settingsReader`. */
export type Reader = ReturnType<typeof settingsReader>;

/**
 * Readers of environment variables that collect an error message for each invalid one in `faults`.
 */
export function settingsReader(env: NodeJS.ProcessEnv) {
  const faults: string[] = [];
  const value = (name: string) => env[name]?.trim() || undefined;
  const refuse = (name: string, rule: string) => {
    faults.push(`${name} must be ${rule}, not "${value(name)}".`);
  };

  function wholeNumber(name: string, fallback: number, from: number, to: number): number {
    const text = value(name);
    if (text === undefined) return fallback;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= from && number <= to) return number;
    refuse(name, `a whole number from ${from} to ${to}`);
    return fallback;
  }

  function oneOf(name: string, fallback: string, choices: readonly string[]): string {
    const text = value(name);
    if (text === undefined || choices.includes(text)) return text ?? fallback;
    refuse(name, `one of ${choices.join(', ')}`);
    return fallback;
  }

  /** Host name or address to listen on; default loopback. */
  function hostName(name: string): string {
    const text = value(name) ?? 'localhost';
    if (!/^[0-9A-Za-z.:-]{1,253}$/.test(text)) refuse(name, 'a host name or an IP address');
    return text;
  }

  function secret(name: string, isNeeded: boolean): string {
    const text = value(name) ?? '';
    // Never log the value.
    if (text ? !isToken(text) : isNeeded) faults.push(`${name} must be ${TOKEN_RULE}.`);
    return text;
  }

  function mailAddress(name: string): string {
    const text = value(name) ?? '';
    if (text && !EMAIL.test(text)) refuse(name, 'a mail address');
    return text;
  }

  function webUrl(name: string): string {
    const text = value(name) ?? '';
    if (text && !isSafeUrl(text)) {
      refuse(name, 'an https URL, or an http URL of this machine');
    }
    return text;
  }

  const production = value('NODE_ENV') === 'production';
  return {
    production,
    faults,
    value,
    refuse,
    wholeNumber,
    oneOf,
    hostName,
    secret,
    mailAddress,
    webUrl,
  };
}

function isToken(text: string): boolean {
  return text.length >= MIN_TOKEN_CHARACTERS && /^[!-~]+$/.test(text);
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host);
}

export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

export function isInnerUrl(text: string): boolean {
  return /^http:\/\/[0-9a-z-]+(:\d{1,5})?$/i.test(text);
}

export function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

export function isLoopbackUrl(text: string): boolean {
  // Without a host or port it is a socket path.
  const host = URL.canParse(text) ? new URL(text).hostname.replace(/^\[|\]$/g, '') : '';
  return host === '' || host.startsWith('%2F') || isLoopback(host);
}

export function isPostgresUrl(text: string): boolean {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  return protocol === 'postgres:' || protocol === 'postgresql:';
}
