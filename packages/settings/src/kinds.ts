import { isIP } from 'node:net';
import { setting, type Description, type Setting } from './setting';

type WithDefault = Description & { readonly off?: undefined } & (
    | { readonly default: string }
    | { readonly required: true }
  );

export function text(name: string, description: Description): Setting<string> {
  return setting(name, { rule: 'text', empty: '', parse: (given) => given }, description);
}

/** Text that matches a pattern; '' if unset. */
export function pattern(
  name: string,
  rule: string,
  format: RegExp,
  description: Description,
): Setting<string> {
  const parse = (given: string) => (format.test(given) ? given : undefined);
  return setting(name, { rule, empty: '', parse }, description);
}

type NumberDescription = Description & {
  /** Factor of the value, such as 1000 for seconds that are read as milliseconds. */
  readonly scale?: number;
};

/** Undefined if unset without a default. */
export function wholeNumber(
  name: string,
  min: number,
  max: number,
  description: NumberDescription & WithDefault,
): Setting<number>;
export function wholeNumber(
  name: string,
  min: number,
  max: number,
  description: NumberDescription,
): Setting<number | undefined>;
export function wholeNumber(
  name: string,
  min: number,
  max: number,
  { scale = 1, ...description }: NumberDescription,
): Setting<number | undefined> {
  return setting<number | undefined>(
    name,
    {
      rule: `a whole number from ${min} to ${max}`,
      accepts: `${min}–${max}`,
      empty: undefined,
      isRepeated: true,
      parse: (given) => {
        // Other notations (1e3, 0x10) are probably typos.
        const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
        return number >= min && number <= max ? number * scale : undefined;
      },
    },
    description,
  );
}

/** '' if unset without a default. */
export function oneOf<const Value extends string>(
  name: string,
  values: readonly Value[],
  description: WithDefault,
): Setting<Value>;
export function oneOf<const Value extends string>(
  name: string,
  values: readonly Value[],
  description: Description,
): Setting<Value | ''>;
export function oneOf<const Value extends string>(
  name: string,
  values: readonly Value[],
  description: Description,
): Setting<Value | ''> {
  return setting<Value | ''>(
    name,
    {
      rule: values.length === 2 ? values.join(' or ') : `one of ${values.join(', ')}`,
      accepts: values.map((value) => `\`${value}\``).join(', '),
      empty: '',
      isRepeated: true,
      parse: (given) => values.find((value) => value === given),
    },
    description,
  );
}

const NO = { on: 'off', true: 'false' } as const;

/** `on` or `off`, or `true` or `false`. */
export function flag(
  name: string,
  yes: keyof typeof NO,
  description: Description & { readonly default: string },
): Setting<boolean> {
  const { read, ...row } = oneOf(name, [yes, NO[yes]], description);
  return { ...row, read: (value, refuse) => read(value, refuse) === yes };
}

export function logLevel(): Setting<string> {
  return oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    default: 'info',
    meaning: 'Minimum severity of log lines.',
  });
}

/** '' if unset. */
export function secret(
  name: string,
  { min = 16, ...description }: Description & { readonly min?: number },
): Setting<string> {
  return setting(
    name,
    {
      rule: `at least ${min} characters long`,
      accepts: `${min}+ characters`,
      empty: '',
      parse: (given) => (given.length >= min ? given : undefined),
    },
    { secret: true, ...description },
  );
}

const MIN_TOKEN = 32;

/** Secret that is sent in a header; '' if unset. */
export function token(name: string, description: Description): Setting<string> {
  return setting(
    name,
    {
      rule: `at least ${MIN_TOKEN} characters from "!" to "~", without spaces`,
      accepts: `${MIN_TOKEN}+ characters, no spaces`,
      empty: '',
      parse: (given) => (given.length >= MIN_TOKEN && /^[!-~]+$/.test(given) ? given : undefined),
    },
    { secret: true, ...description },
  );
}

/**
 * A comma-separated list.
 * @param rule the items, in the plural
 * @param parseItem returns undefined for an invalid item
 */
export function list<Item>(
  name: string,
  rule: string,
  parseItem: (entry: string) => Item | undefined,
  description: Description,
): Setting<readonly Item[]> {
  return setting<readonly Item[]>(
    name,
    {
      rule: `a comma-separated list of ${rule}`,
      accepts: 'list',
      empty: [],
      parse: (given) => {
        const entries = given.split(',').map((entry) => entry.trim());
        const items = entries.filter((entry) => entry !== '').map(parseItem);
        return items.every((item) => item !== undefined) ? items : undefined;
      },
    },
    description,
  );
}

/** IP addresses and CIDR ranges of proxies. */
export function addressRanges(name: string, description: Description): Setting<readonly string[]> {
  return list(
    name,
    'IP addresses or ranges, for example 10.0.0.0/8,::1',
    (entry) => (isAddressRange(entry) ? entry : undefined),
    { accepts: 'IP addresses, CIDR ranges', ...description },
  );
}

function isAddressRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const max = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max);
  return max > 0 && isRange && more.length === 0;
}

/** An http(s) URL; undefined if unset without a default. */
export function url(name: string, description: WithDefault): Setting<string>;
export function url(name: string, description: Description): Setting<string | undefined>;
export function url(name: string, description: Description): Setting<string | undefined> {
  return setting<string | undefined>(
    name,
    {
      rule: 'an http(s) address, for example https://ports.example',
      accepts: 'URL',
      empty: undefined,
      parse: (given) => (isHttpUrl(given) ? given : undefined),
    },
    description,
  );
}

/** Base URL without a trailing slash: paths are appended to it. '' if unset. */
export function serviceUrl(name: string, description: Description): Setting<string> {
  return setting(
    name,
    {
      rule: 'an http(s) address without a user name, "?" and "#"',
      accepts: 'URL without user name, `?` and `#`',
      empty: '',
      parse: (given) => {
        // fetch rejects a URL with a user name.
        const isUsable = isHttpUrl(given) && !/[?#]/.test(given) && !new URL(given).username;
        return isUsable ? given.replace(/\/+$/, '') : undefined;
      },
    },
    description,
  );
}

function isHttpUrl(given: string): boolean {
  return /^https?:\/\/\S+$/.test(given) && URL.canParse(given);
}

/** '' if unset. */
export function redisUrl(name: string, description: Description): Setting<string> {
  return setting(
    name,
    {
      rule: 'an address such as redis://localhost:6379/0',
      accepts: '`redis:` or `rediss:` URL',
      empty: '',
      parse: (given) =>
        /^rediss?:\/\/[^\s/?#]+(?:\/\d+)?$/.test(given) && URL.canParse(given) ? given : undefined,
    },
    description,
  );
}

/** The last label contains a letter, unlike in an IP address. */
const HOST_NAME = /^([a-z\d-]+\.)*[a-z\d-]*[a-z][a-z\d-]*$/i;

/** Host name or IP address to listen on. */
export function host(
  name: string,
  description: Description & { readonly default: string },
): Setting<string> {
  return setting(
    name,
    {
      rule: 'a host name or an IP address, for example 0.0.0.0',
      accepts: 'host',
      empty: '',
      isRepeated: true,
      parse: (given) => (isIP(given) !== 0 || HOST_NAME.test(given) ? given : undefined),
    },
    description,
  );
}

/** Address of a clamd, '' for none. */
export function scanner(name: string, description: Description): Setting<string> {
  return setting(
    name,
    {
      rule: 'host:port, or the absolute path of a socket',
      accepts: '`host:port` or socket path',
      empty: '',
      isRepeated: true,
      parse: (given) =>
        /^(\/.{1,100}|[0-9A-Za-z.-]{1,253}:\d{1,5})$/.test(given) ? given : undefined,
    },
    { off: 'off', ...description },
  );
}
