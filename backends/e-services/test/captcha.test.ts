import assert from 'node:assert/strict';
import test from 'node:test';
import { loadImage } from '@napi-rs/canvas';
import { CAPTCHA_SESSION } from '@ports-authority/e-services-contract';
import { drawNumber } from '../src/captcha/picture.js';
import { CaptchaSessions } from '../src/captcha/sessions.js';
import { speakNumber } from '../src/captcha/speech.js';

const MINUTE = 60_000;

function sessions() {
  let time = 0;
  const captcha = new CaptchaSessions(20 * MINUTE, () => time);
  return { captcha, pass: (milliseconds: number) => (time += milliseconds) };
}

const wrong = (answer: string) => (answer === '000000' ? '000001' : '000000');

test('a correct answer consumes its challenge', () => {
  const { captcha } = sessions();
  const { token, challenge } = captcha.open(undefined);
  assert.match(token, CAPTCHA_SESSION);
  assert.match(challenge.answer, /^\d{6}$/);
  assert.equal(captcha.check(token, challenge.answer), true);
  assert.equal(captcha.check(token, challenge.answer), false);
});

test('Arabic-Indic and Persian digits and spaces are accepted', () => {
  for (const zero of ['٠', '۰']) {
    const { captcha } = sessions();
    const { token, challenge } = captcha.open(undefined);
    const written = [...challenge.answer]
      .map((digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
      .join(' ');
    assert.equal(captcha.check(token, written), true);
  }
});

test('a wrong answer consumes the oldest challenge', () => {
  const { captcha } = sessions();
  const first = captcha.open(undefined);
  const second = captcha.open(first.token);
  assert.equal(second.token, first.token);
  assert.equal(captcha.check(first.token, wrong(first.challenge.answer)), false);
  assert.deepEqual(
    captcha.challenges(first.token).map(({ id }) => id),
    [second.challenge.id],
  );
  assert.equal(captcha.check(first.token, second.challenge.answer), true);
});

test('any open challenge may be answered, and the others stay', () => {
  const { captcha } = sessions();
  const { token } = captcha.open(undefined);
  const middle = captcha.open(token).challenge;
  captcha.open(token);
  assert.equal(captcha.check(token, middle.answer), true);
  assert.equal(captcha.challenges(token).length, 2);
});

test('at most eight challenges are open, the oldest is dropped', () => {
  const { captcha } = sessions();
  const { token, challenge } = captcha.open(undefined);
  for (let count = 0; count < 8; count++) captcha.open(token);
  const open = captcha.challenges(token);
  assert.equal(open.length, 8);
  assert.ok(!open.some(({ id }) => id === challenge.id));
});

test('find returns a challenge by id, the newest without one, and none of another session', () => {
  const { captcha } = sessions();
  const { token, challenge } = captcha.open(undefined);
  const newest = captcha.open(token).challenge;
  const strangers = captcha.open(undefined).challenge;
  assert.equal(captcha.find(token, challenge.id), challenge);
  assert.equal(captcha.find(token, undefined), newest);
  assert.equal(captcha.find(token, strangers.id), undefined);
});

test('a challenge expires, and its session with the last one', () => {
  const { captcha, pass } = sessions();
  const { token, challenge } = captcha.open(undefined);
  pass(20 * MINUTE - 1);
  const later = captcha.open(token).challenge;
  pass(1);
  assert.equal(captcha.check(token, challenge.answer), false);
  assert.equal(captcha.challenges(token).length, 0, 'the wrong answer consumed the later one');
  assert.equal(captcha.check(token, later.answer), false);
});

test('an empty answer and an unknown session are wrong and consume nothing', () => {
  const { captcha } = sessions();
  const { token, challenge } = captcha.open(undefined);
  assert.equal(captcha.check(undefined, challenge.answer), false);
  assert.equal(captcha.check('x'.repeat(43), challenge.answer), false);
  assert.equal(captcha.check(token, '  '), false);
  assert.equal(captcha.check(token, challenge.answer), true);
});

test('a token made up by the client is not accepted', () => {
  const { captcha } = sessions();
  const own = 'A'.repeat(43);
  assert.notEqual(captcha.open(own).token, own);
});

test('the number of sessions is limited', () => {
  const { captcha } = sessions();
  const first = captcha.open(undefined).token;
  for (let count = 0; count < 20_000; count++) captcha.open(undefined);
  assert.equal(captcha.challenges(first).length, 0);
});

test('the picture is a PNG of 200 by 64 pixels, another one each time', async () => {
  const picture = await drawNumber('012345');
  const image = await loadImage(picture);
  assert.equal(image.width, 200);
  assert.equal(image.height, 64);
  assert.notDeepEqual(await drawNumber('012345'), picture);
});

test('the audio is a WAV of a few seconds in both languages', () => {
  for (const locale of ['ar', 'en'] as const) {
    const sound = speakNumber('987654', locale);
    assert.equal(sound.subarray(0, 4).toString(), 'RIFF');
    assert.equal(sound.readUInt32LE(40), sound.length - 44);
    const seconds = (sound.length - 44) / 16_000;
    assert.ok(seconds > 4 && seconds < 14, String(seconds));
  }
});
