import fc from 'fast-check';
import { inspect } from 'node:util';
import { samplePdf } from '../support/site-modules';

/** Never part of the site's own output: in a response it was reflected. */
export const MARKER = '<q7zx src=x onerror=alert(1)>';

/** Texts that have broken programs before, and random ones. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    MARKER,
    `'; DROP TABLE vessel_calls; -- ${MARKER}`,
    `") OR 1=1 UNION SELECT * FROM captcha ${MARKER}`,
    `%' ESCAPE '\\' ${MARKER}`,
    `\u0000${MARKER}`,
    `\u202e${MARKER}`,
    '\ud800',
    `\${jndi:ldap://x} {{7*7}} ${MARKER}`,
    MARKER.repeat(100),
    '٠'.repeat(3000),
    'a@' + 'a.'.repeat(1500),
    '../../../../etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%c0%ae%c0%ae/',
    '//evil.example/',
    'javascript:alert(1)',
    '٣١/١٣/٢٠٢٦',
    '29/02/2027',
    '0001-01-01',
    '-1',
    '0.1e-999',
    '99999999999999999999',
    'constructor',
    '__proto__',
    'Infinity',
    'null',
    '[object Object]',
  ),
);

export const nasty: fc.Arbitrary<unknown> = fc.oneof(nastyText, fc.jsonValue({ maxDepth: 3 }));

/** Texts at a limit, one shorter and one longer. */
export function around(limit: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: -1, max: 1 }), fc.constantFrom('a', '1', '٣', 'م', '😀'))
    .map(([more, letter]) => letter.repeat(Math.max(0, Math.min(limit, 6000) + more)));
}

/** Percent-encoded text; lone surrogates, which URLs can't encode, are replaced. */
export const encoded: fc.Arbitrary<string> = nastyText.map((text) =>
  encodeURIComponent(Buffer.from(text).toString())
    .slice(0, 3000)
    .replace(/%[0-9A-F]?$/, ''),
);

export function query(
  names: readonly string[],
  value: fc.Arbitrary<string> = encoded,
): fc.Arbitrary<string> {
  const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, encoded);
  return fc
    .array(fc.tuple(name, value), { maxLength: 5 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
    .map((text) => (text ? `?${text}` : ''));
}

/** JSON of an object with repeated, missing or unknown keys; text, as keys may repeat. */
export function looseJson(
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<string> {
  const known = Object.entries(fields).map(([name, value]) => member(fc.constant(name), value));
  const foreign = member(
    fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', MARKER),
    nasty,
  );
  return fc
    .tuple(
      fc.tuple(...known.map((field) => fc.option(field, { freq: 8, nil: undefined }))),
      fc.array(fc.oneof(...known, foreign), { maxLength: 3 }),
    )
    .map(([all, more]) => [...all, ...more].filter((field) => field !== undefined))
    .map((members) => `{${members.join(',')}}`);
}

function member(name: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc
    .tuple(name, value)
    .map((pair) => pair.map((part) => JSON.stringify(part) ?? 'null').join(':'));
}

/** Sometimes truncated, doubled, or with foreign bytes in the middle. */
export function damaged(body: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 }).map((some) => Buffer.from(some));
  return fc.oneof(
    { weight: 8, arbitrary: body },
    { weight: 1, arbitrary: body.map((whole) => whole.subarray(0, whole.length >> 1)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(body, bytes)
        .map(([whole, some]) =>
          Buffer.concat([
            whole.subarray(0, whole.length >> 1),
            some,
            whole.subarray(whole.length >> 1),
          ]),
        ),
    },
  );
}

const BOUNDARY = 'fuzz7q3';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart body with texts and files; names of fields and files may be anything. */
export function multipart(
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  files: readonly string[],
): fc.Arbitrary<Buffer> {
  const text = fc
    .tuple(
      fc.oneof({ weight: 6, arbitrary: fc.constantFrom('x', ...Object.keys(fields)) }, nastyText),
      nastyText,
    )
    .map(([name, value]) => part(`name="${header(name)}"`, Buffer.from(value)));
  const good = Object.entries(fields).map(([name, value]) =>
    fc
      .option(value, { freq: 8, nil: undefined })
      .map((given) =>
        given === undefined
          ? Buffer.alloc(0)
          : part(`name="${name}"`, Buffer.from(typeof given === 'string' ? given : inspect(given))),
      ),
  );
  const file = fc
    .record({
      field: fc.constantFrom('file', ...files),
      name: fc.constantFrom('a.pdf', 'cv.pdf.exe', '../../a.pdf', 'a\u0000.pdf', 'س.pdf', ''),
      type: fc.constantFrom('application/pdf', 'text/html', 'x', ''),
      content: fc.oneof(
        fc.constantFrom(samplePdf().toString(), '%PDF-<html><script>alert(1)</script>', ''),
        nastyText,
      ),
    })
    .map(({ field, name, type, content }) =>
      part(
        `name="${field}"; filename="${header(name)}"${type && `\r\nContent-Type: ${type}`}`,
        Buffer.from(content),
      ),
    );
  return fc
    .tuple(
      fc.tuple(...good),
      fc.array(text, { maxLength: 4 }),
      fc.array(file, { maxLength: 2 }),
      fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, ''),
    )
    .map(([first, more, last, end]) =>
      Buffer.concat([...first, ...more, ...last, Buffer.from(end)]),
    );
}

function part(disposition: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
}

function header(text: string): string {
  return text.replace(/[\r\n"]/g, '%');
}
