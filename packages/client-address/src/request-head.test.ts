import { isAmbiguous } from './index';

const head = (...lines: readonly string[]) => {
  const pairs = lines.map((line) => line.split(': '));
  return {
    httpVersion: '1.1',
    rawHeaders: pairs.flat(),
    headers: Object.fromEntries(pairs.map(([name = '', value]) => [name.toLowerCase(), value])),
  };
};

it.each([
  [[]],
  [['Host: ports.example']],
  [['Host: localhost:3000']],
  [['Host: [::1]:3000']],
  [['Host: a_b.xn--mgberp4a5d4ar', 'Transfer-Encoding: chunked']],
])('%j has one meaning', (lines) => {
  expect(isAmbiguous(head(...lines))).toBe(false);
});

it.each([
  [['Host: ports.example', 'host: evil.example']],
  [['Host: a b']],
  [['Host: a/b']],
  [['Host: user@a']],
  [['Host: a,b']],
  [['Host: a:b']],
  [['Host: ']],
  [['Host: a', 'Transfer-Encoding: xchunked']],
  [['Host: a', 'Transfer-Encoding: gzip, chunked']],
])('%j has more than one', (lines) => {
  expect(isAmbiguous(head(...lines))).toBe(true);
});

it.each(['0.9', '2.0'])('HTTP/%s is not spoken', (httpVersion) => {
  expect(isAmbiguous({ ...head('Host: a'), httpVersion })).toBe(true);
});
