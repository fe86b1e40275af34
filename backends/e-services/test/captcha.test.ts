import assert from 'node:assert/strict';
import test from 'node:test';
import { loadImage } from '@napi-rs/canvas';
import { CAPTCHA_CHALLENGE, CAPTCHA_SESSION } from '@ports-authority/e-services-contract';
import { Challenges } from '../src/captcha/challenges.js';
import { captchaKeys } from '../src/captcha/keys.js';
import { drawNumber } from '../src/captcha/picture.js';
import { usedList } from './support/used-list.js';

const MINUTE = 60_000;
const keys = captchaKeys('a secret of the test, shared by its instances');

function start() {
  let time = 1_700_000_000_000;
  const used = usedList();
  const instance = () => new Challenges({ keys, lifetime: 20 * MINUTE, used, now: () => time });
  const captcha = instance();
  return { captcha, instance, session: captcha.newSession(), pass: (ms: number) => (time += ms) };
}

const wrong = (answer: string) => (answer === '000000' ? '000001' : '000000');

test('a correct answer uses up its challenge', async () => {
  const { captcha, session } = start();
  const { token, answer } = captcha.open(session);
  assert.match(session, CAPTCHA_SESSION);
  assert.match(token, CAPTCHA_CHALLENGE);
  assert.match(answer, /^\d{6}$/);
  assert.equal(await captcha.check(session, [token], answer), true);
  assert.equal(await captcha.check(session, [token], answer), false);
});

test('an answer passes once, also concurrently and at another instance', async () => {
  const { captcha, instance, session } = start();
  const { token, answer } = captcha.open(session);
  const instances = [captcha, instance(), instance()];
  const passed = await Promise.all(
    Array.from({ length: 30 }, (_, index) => instances[index % 3]!.check(session, [token], answer)),
  );
  assert.equal(passed.filter(Boolean).length, 1);
});

test('pictures of other sessions evict none', async () => {
  const { captcha, session } = start();
  const { token, answer } = captcha.open(session);
  for (let count = 0; count < 25_000; count++) captcha.open(session);
  assert.equal(await captcha.check(session, [token], answer), true);
});

test('Arabic-Indic and Persian digits and spaces are accepted', async () => {
  for (const zero of ['٠', '۰']) {
    const { captcha, session } = start();
    const { token, answer } = captcha.open(session);
    const written = [...answer]
      .map((digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
      .join(' ');
    assert.equal(await captcha.check(session, [token], written), true);
  }
});

test('a wrong answer uses up the oldest challenge', async () => {
  const { captcha, session } = start();
  const first = captcha.open(session);
  const second = captcha.open(session);
  const tokens = [first.token, second.token];
  assert.equal(await captcha.check(session, tokens, wrong(first.answer)), false);
  assert.deepEqual(await captcha.unused(session, tokens), [second]);
  assert.equal(await captcha.check(session, tokens, first.answer), false);
  assert.equal(await captcha.check(session, tokens, second.answer), true);
});

test('any open challenge may be answered, and the others stay', async () => {
  const { captcha, session } = start();
  const tokens = [1, 2, 3].map(() => captcha.open(session));
  const all = tokens.map(({ token }) => token);
  assert.equal(await captcha.check(session, all, tokens[1]!.answer), true);
  assert.deepEqual(await captcha.unused(session, all), [tokens[0], tokens[2]]);
});

test('a challenge expires', async () => {
  const { captcha, session, pass } = start();
  const { token, answer } = captcha.open(session);
  pass(20 * MINUTE - 1);
  assert.ok(captcha.read(session, token));
  pass(1001);
  assert.equal(captcha.read(session, token), undefined);
  assert.equal(await captcha.check(session, [token], answer), false);
});

test('an empty answer is wrong and uses up no challenge', async () => {
  const { captcha, session } = start();
  const { token, answer } = captcha.open(session);
  assert.equal(await captcha.check(session, [token], '  '), false);
  assert.equal(await captcha.check(session, [token], answer), true);
});

test('a token is invalid in another session, changed, or under another secret', async () => {
  const { captcha, session } = start();
  const { token, answer } = captcha.open(session);
  assert.equal(await captcha.check(captcha.newSession(), [token], answer), false);
  for (const place of [0, 17, 20, 47]) {
    const other = token[place] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, place) + other + token.slice(place + 1);
    assert.equal(captcha.read(session, changed), undefined, String(place));
  }
  const stranger = new Challenges({
    keys: captchaKeys('another secret than the one above'),
    lifetime: 20 * MINUTE,
    used: usedList(),
  });
  assert.equal(captcha.read(session, stranger.open(session).token), undefined);
  assert.equal(captcha.isOwn(stranger.newSession()), false);
});

test('the code cannot be read from the token', () => {
  const { captcha, session } = start();
  const { token, answer } = captcha.open(session);
  const bytes = Buffer.from(token, 'base64url');
  const number = Buffer.alloc(4);
  number.writeUInt32BE(Number(answer));
  assert.equal(bytes.includes(number), false);
  assert.equal(bytes.includes(answer), false);
});

test('a forged session is refused', () => {
  const { captcha, session } = start();
  assert.equal(captcha.isOwn(session), true);
  assert.equal(captcha.isOwn('A'.repeat(43)), false);
});

test('the picture is a PNG of 200 by 64 pixels, different each time', async () => {
  const picture = await drawNumber('012345');
  const image = await loadImage(picture);
  assert.equal(image.width, 200);
  assert.equal(image.height, 64);
  assert.notDeepEqual(await drawNumber('012345'), picture);
});
