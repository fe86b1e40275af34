import { isIP } from 'node:net';

/** Parser and documentation of a setting. */
export interface Setting<Value> {
  /** One sentence for docs/configuration.md. */
  readonly meaning: string;
  /** As written in .env; '' for none. */
  readonly default: string;
  /** Used instead of an empty default. */
  readonly fallback?: string;
  /** Accepted values, for docs/configuration.md. */
  readonly kind: string;
  /**
   * @param text trimmed; '' if unset
   * @throws InvalidSetting
   */
  readonly read: (text: string, name: string) => Value;
}

/** The message is a sentence that names the setting. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting';
}

interface Description {
  readonly meaning: string;
  readonly default?: string;
  readonly fallback?: string;
}

const described = (description: Description) => ({ default: '', ...description });

export function text(description: Description & { kind?: string }): Setting<string> {
  return { kind: 'text', ...described(description), read: (value) => value };
}

export function wholeNumber(from: number, to: number, description: Description): Setting<number> {
  return {
    ...described(description),
    kind: `whole number from ${from} to ${to}`,
    read: (value, name) => {
      // Other notations (1e3, 0x10) are probably typos.
      const number = /^\d+$/.test(value) ? Number(value) : NaN;
      check(
        number >= from && number <= to,
        `${name} must be a whole number from ${from} to ${to}.`,
      );
      return number;
    },
  };
}

export function oneOf<const Value extends string>(
  values: readonly Value[],
  description: Description,
): Setting<Value> {
  return {
    ...described(description),
    kind: values.map((value) => `\`${value}\``).join(', '),
    read: (given, name) => {
      const value = values.find((known) => known === given);
      if (value !== undefined) return value;
      const last = values.at(-1);
      throw new InvalidSetting(
        values.length === 2
          ? `${name} must be ${values[0]} or ${last}.`
          : `${name} must be one of ${values.join(', ')}.`,
      );
    },
  };
}

/** @param withoutIt effect of an empty value, for the message about a short one */
export function secret(withoutIt: string, description: Description, least = 16): Setting<string> {
  return {
    ...described(description),
    kind: `${least} characters or more`,
    read: (value, name) => {
      check(
        value === '' || value.length >= least,
        `${name} must be at least ${least} characters long (or left out: ${withoutIt}).`,
      );
      return value;
    },
  };
}

/** A comma-separated list. */
export function list(
  what: string,
  isItem: (entry: string) => boolean,
  description: Description,
): Setting<readonly string[]> {
  return {
    ...described(description),
    kind: 'comma-separated list',
    read: (value, name) => {
      const entries = value.split(',').map((entry) => entry.trim());
      const items = entries.filter((entry) => entry !== '');
      check(items.every(isItem), `${name} must be a comma-separated list of ${what}.`);
      return items;
    },
  };
}

/** An http(s) URL; undefined if unset without a default. */
export function url(description: Description & { readonly default: string }): Setting<string>;
export function url(description: Description): Setting<string | undefined>;
export function url(description: Description): Setting<string | undefined> {
  return {
    ...described(description),
    kind: 'http(s) URL',
    read: (value, name) => (value === '' ? undefined : httpUrl(value, name).text),
  };
}

/** An http(s) URL, or `none` (undefined). */
export function urlOrNone(
  description: Description & { readonly default: string },
): Setting<string | undefined> {
  return {
    ...described(description),
    kind: 'http(s) URL, or `none`',
    read: (value, name) => (value === 'none' ? undefined : httpUrl(value, name).text),
  };
}

/** The name of a method or event. */
export function memberName(description: Description): Setting<string> {
  return {
    ...described(description),
    kind: 'name',
    read: (value, name) => {
      check(MEMBER_NAME.test(value), `${name} must be a name such as SendMessage.`);
      return value;
    },
  };
}

/** A valid method name in .NET and other SignalR servers. */
export const MEMBER_NAME = /^[\w.-]{1,100}$/;

/** A page, a mailbox or a telephone number; undefined if unset. */
export function contact(description: Description): Setting<string | undefined> {
  return {
    ...described(description),
    kind: '`https:`, `mailto:` or `tel:` address',
    read: (value, name) => {
      if (value === '') return undefined;
      check(
        /^(?:https:\/\/|mailto:[^\s@]+@|tel:\+)\S+$/.test(value) && URL.canParse(value),
        `${name} must be an address such as mailto:security@ports.example.`,
      );
      return value;
    },
  };
}

/** '' if unset. */
export function redisUrl(description: Description): Setting<string> {
  return {
    ...described(description),
    kind: '`redis:` or `rediss:` URL',
    read: (value, name) => {
      const isUsable =
        value === '' || (/^rediss?:\/\/[^\s/?#]+(?:\/\d+)?$/.test(value) && URL.canParse(value));
      check(isUsable, `${name} must be an address such as redis://localhost:6379/0.`);
      return value;
    },
  };
}

/** Base URL without a trailing slash: paths are appended to it. */
export function serviceUrl(description: Description): Setting<string> {
  return {
    ...described(description),
    kind: 'http(s) URL without user name, `?` and `#`',
    read: (value, name) => {
      if (value === '') return '';
      const { text: given, parsed } = httpUrl(value, name);
      // fetch rejects a URL with a user name.
      check(
        !/[?#]/.test(given) && !parsed.username,
        `${name} must be an address without a user name, "?" and "#".`,
      );
      return given.replace(/\/+$/, '');
    },
  };
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** An origin without a trailing slash; undefined if unset. */
export function publicOrigin(description: Description): Setting<string | undefined> {
  return {
    ...described(description),
    kind: 'https origin, or http on localhost',
    read: (value, name) => {
      if (value === '') return undefined;
      const { parsed } = httpUrl(value, name);
      check(
        parsed.href === `${parsed.origin}/`,
        `${name} must be an origin without a path, for example https://ports.example.`,
      );
      check(
        parsed.protocol === 'https:' || LOOPBACK.test(parsed.hostname),
        `${name} must start with https:// unless its host is localhost.`,
      );
      return parsed.origin;
    },
  };
}

/** The last label contains a letter, unlike in an IP address. */
const HOST_NAME = /^([a-z\d-]+\.)*[a-z\d-]*[a-z][a-z\d-]*$/i;

export function host(description: Description): Setting<string> {
  return {
    ...described(description),
    kind: 'host name or IP address',
    read: (value, name) => {
      check(
        isIP(value) !== 0 || HOST_NAME.test(value),
        `${name} must be a host name or an IP address, for example 0.0.0.0.`,
      );
      return value;
    },
  };
}

export function mapboxToken(description: Description): Setting<string | undefined> {
  return {
    ...described(description),
    kind: 'public Mapbox token',
    read: (value, name) => {
      if (value === '') return undefined;
      check(
        value.startsWith('pk.'),
        `${name} must be a public Mapbox token, which starts with pk.`,
      );
      return value;
    },
  };
}

function httpUrl(value: string, name: string): { text: string; parsed: URL } {
  check(
    /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
    `${name} must be an http(s) address, for example https://ports.example.`,
  );
  return { text: value, parsed: new URL(value) };
}

function check(isValid: boolean, sentence: string): asserts isValid {
  if (!isValid) throw new InvalidSetting(sentence);
}
