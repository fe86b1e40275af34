import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

/*
 * Secretlint finds what has the form of a known kind of secret: private keys, tokens of services,
 * passwords in URLs. The secrets of this project are random and have no form: they are found by
 * their values, where a machine has them.
 */

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

/** A comment that ends the search would end it for the other texts of a batch too. */
const COMMENTS = '@secretlint/secretlint-rule-filter-comments';

const config = {
  rules: rules
    .filter(({ meta }) => meta.id !== COMMENTS)
    .map((rule) => ({ id: rule.meta.id, rule })),
};

/** Before version 13, which needs Node.js 22, Secretlint's time grows with the square of the calls. */
const BATCH_CHARACTERS = 200_000;

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
 * Groups texts for `secretsIn`.
 * @param {Iterable<{ file: string, content: string }>} texts
 */
export function* batches(texts) {
  let batch = [];
  let size = 0;
  for (const text of texts) {
    batch.push(text);
    size += text.content.length;
    if (size < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  yield batch;
}

/**
 * Secrets in some texts, each as `file:line: kind`, never the secret itself.
 * @param {{ file: string, content: string }[]} texts
 * @param {Map<string, string>} values result of `secretValues`
 */
export async function secretsIn(texts, values) {
  const { messages } = await lintSource({
    source: {
      filePath: 'batch',
      content: texts.map(({ content }) => content).join('\n'),
      contentType: 'text',
    },
    options: { config, maskSecrets: true, noPhysicFilePath: true },
  });
  let start = 0;
  return texts.flatMap(({ file, content }) => {
    const from = start;
    start += content.length + 1;
    const known = [...values].filter(([value]) => content.includes(value));
    return [
      ...messages
        .filter(({ range: [at] }) => from <= at && at < start)
        .filter(({ message }) => !isMadeUp(file, message))
        .map(({ range, message }) => `${file}:${lineNumber(content, range[0] - from)}: ${message}`),
      ...known.map(
        ([value, name]) =>
          `${file}:${lineNumber(content, content.indexOf(value))}: the value of ${name}`,
      ),
    ];
  });
}

function isMadeUp(file, message) {
  return MADE_UP.some((example) => file.endsWith(example.file) && example.message.test(message));
}

function lineNumber(content, index) {
  return content.slice(0, index).split('\n').length;
}
