import { lintSource } from '@secretlint/core';
import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend';

/*
 * Secretlint finds what has the form of a known kind of secret: private keys, tokens of services,
 * passwords in URLs. The secrets of this project are random and have no form: they are found by
 * their values, where a machine has them.
 */

// Secretlint marks its steps and compares each mark with all before it: 20 of 21 seconds.
performance.mark = () => {};

const SECRET_NAME = /(?:_TOKEN|_SECRET|_KEYS?|_SALT|PASSWORD)$/;
/** Browsers get it: Mapbox calls it public, and the settings refuse a secret one. */
const PUBLIC_NAMES = new Set(['MAPBOX_TOKEN']);
/** Shorter values would be found by accident. */
const SHORTEST = 12;

/** What looks like a secret and is none. */
const MADE_UP = [
  {
    file: 'backends/cms/test/settings.test.ts',
    message: /PostgreSQL connection string/,
    reason: 'The test needs a URL with a password; no database has it.',
  },
];

const config = { rules: [{ id: 'preset', rule: preset, rules: [] }] };

/**
 * The values of settings that nobody but the servers may know.
 * @param {Record<string, string | undefined>} settings environment variables
 * @returns {Map<string, string>} names of settings by their values
 */
export function secretValues(settings) {
  const secrets = Object.entries(settings).filter(
    ([name]) => SECRET_NAME.test(name) && !PUBLIC_NAMES.has(name),
  );
  return new Map(
    secrets.flatMap(([name, value = '']) =>
      // APP_KEYS is a list.
      value
        .split(',')
        .filter((part) => part.length >= SHORTEST)
        .map((part) => [part, name]),
    ),
  );
}

/**
 * Secrets in a text, each as `file:line: what`, never the secret itself.
 * @param {string} file
 * @param {string} content
 * @param {Map<string, string>} values what `secretValues` returned
 */
export async function secretsIn(file, content, values) {
  const { messages } = await lintSource({
    source: { filePath: file, content, contentType: 'text' },
    options: { config, maskSecrets: true, noPhysicFilePath: true },
  });
  const known = [...values].filter(([value]) => content.includes(value));
  return [
    ...messages
      .filter(({ message }) => !isMadeUp(file, message))
      .map(({ loc, message }) => `${file}:${loc.start.line}: ${message}`),
    ...known.map(([value, name]) => `${file}:${lineOf(content, value)}: the value of ${name}`),
  ];
}

function isMadeUp(file, message) {
  return MADE_UP.some((one) => file.endsWith(one.file) && one.message.test(message));
}

function lineOf(content, value) {
  return content.slice(0, content.indexOf(value)).split('\n').length;
}
