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
/** Public by Mapbox' definition; the settings refuse a secret token. */
const PUBLIC_NAMES = new Set(['MAPBOX_TOKEN']);
/** Shorter values would match by accident. */
const SHORTEST = 12;

/** False positives. */
const MADE_UP = [
  {
    file: 'backends/cms/test/settings.test.ts',
    message: /PostgreSQL connection string/,
    reason: 'The test needs a URL with a password; no database has it.',
  },
];

const config = { rules: [{ id: 'preset', rule: preset, rules: [] }] };

/**
 * Secret values of settings.
 * @param {Record<string, string | undefined>} settings environment variables
 * @returns {Map<string, string>} setting names by value
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
 * Secrets in a text, each as `file:line: kind`, never the secret itself.
 * @param {string} file
 * @param {string} content
 * @param {Map<string, string>} values result of `secretValues`
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
    ...known.map(([value, name]) => `${file}:${lineNumber(content, value)}: the value of ${name}`),
  ];
}

function isMadeUp(file, message) {
  return MADE_UP.some((example) => file.endsWith(example.file) && example.message.test(message));
}

function lineNumber(content, value) {
  return content.slice(0, content.indexOf(value)).split('\n').length;
}
