import assert from 'node:assert/strict';
import test from 'node:test';
import { loadImage } from '@napi-rs/canvas';
import { drawNumber } from '../src/captcha/picture.js';
import { CaptchaSessions, TOKEN } from '../src/captcha/sessions.js';
import { speakNumber } from '../src/captcha/speech.js';

const MINUTE = 60_000;

function sessions() {
  let time = 0;
  const captcha = new CaptchaSessions(20 * MINUTE, () => time);
  return { captcha, pass: (milliseconds: number) => (time += milliseconds) };
}

const wrong = (answer: string) => (answer === '000000' ? '000001' : '000000');

test('a right answer is used up', () => {
  const { captcha } = sessions();
  const { token, challenge } = captcha.open(undefined);
  assert.match(token, TOKEN);
  assert.match(challenge.answer, /^\d{6}$/);
  assert.equal(captcha.take(token, challenge.answer), true);
  assert.equal(captcha.take(token, challenge.answer), false);
});

test('Arabic and Persian digits and spaces are read', () => {
  for (const zero of ['٠', '۰']) {
    const { captcha } = sessions();
    const { token, challenge } = captcha.open(undefined);
    const written = [...challenge.answer]
      .map((digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)))
      .join(' ');
    assert.equal(captcha.take(token, written), true);
  }
});

test('a wrong answer uses the oldest challenge up', () => {
  const { captcha } = sessions();
  const first = captcha.open(undefined);
  const second = captcha.open(first.token);
  assert.equal(second.token, first.token);
  assert.equal(captcha.take(first.token, wrong(first.challenge.answer)), false);
  assert.deepEqual(
    captcha.challenges(first.token).map(({ id }) => id),
    [second.challenge.id],
  );
  assert.equal(captcha.take(first.token, second.challenge.answer), true);
});

test('any open challenge may be answered, and the others stay', () => {
  const { captcha } = sessions();
  const { token } = captcha.open(undefined);
  const middle = captcha.open(token).challenge;
  captcha.open(token);
  assert.equal(captcha.take(token, middle.answer), true);
  assert.equal(captcha.challenges(token).length, 2);
});

test('eight challenges are open at most, the oldest goes', () => {
  const { captcha } = sessions();
  const { token, challenge } = captcha.open(undefined);
  for (let count = 0; count < 8; count++) captcha.open(token);
  const open = captcha.challenges(token);
  assert.equal(open.length, 8);
  assert.ok(!open.some(({ id }) => id === challenge.id));
});

test('a challenge is found by its name, the newest without one, and none of another session', () => {
  const { captcha } = sessions();
  const { token, challenge } = captcha.open(undefined);
  const newest = captcha.open(token).challenge;
  const strangers = captcha.open(undefined).challenge;
  assert.equal(captcha.find(token, challenge.id), challenge);
  assert.equal(captcha.find(token, undefined), newest);
  assert.equal(captcha.find(token, strangers.id), undefined);
});

test('a challenge ends after its time, its session with the last one', () => {
  const { captcha, pass } = sessions();
  const { token, challenge } = captcha.open(undefined);
  pass(20 * MINUTE - 1);
  const later = captcha.open(token).challenge;
  pass(1);
  assert.equal(captcha.take(token, challenge.answer), false);
  assert.equal(captcha.challenges(token).length, 0, 'the wrong answer used the later one up');
  assert.equal(captcha.take(token, later.answer), false);
});

test('nothing and an unknown session are no answers and use nothing up', () => {
  const { captcha } = sessions();
  const { token, challenge } = captcha.open(undefined);
  assert.equal(captcha.take(undefined, challenge.answer), false);
  assert.equal(captcha.take('x'.repeat(43), challenge.answer), false);
  assert.equal(captcha.take(token, '  '), false);
  assert.equal(captcha.take(token, challenge.answer), true);
});

test('a token of the visitor’s own making is not taken', () => {
  const { captcha } = sessions();
  const own = 'A'.repeat(43);
  assert.notEqual(captcha.open(own).token, own);
});

test('sessions do not grow without end', () => {
  const { captcha } = sessions();
  const first = captcha.open(undefined).token;
  for (let count = 0; count < 20_000; count++) captcha.open(undefined);
  assert.equal(captcha.challenges(first).length, 0);
});

test('the picture is a PNG of 200 by 64 with a light ground', async () => {
  const picture = await drawNumber('012345');
  const image = await loadImage(picture);
  assert.equal(image.width, 200);
  assert.equal(image.height, 64);
  assert.notDeepEqual(await drawNumber('012345'), picture);
});

test('the sound is a WAV of some seconds in both languages', () => {
  for (const locale of ['ar', 'en'] as const) {
    const sound = speakNumber('987654', locale);
    assert.equal(sound.subarray(0, 4).toString(), 'RIFF');
    assert.equal(sound.readUInt32LE(40), sound.length - 44);
    const seconds = (sound.length - 44) / 16_000;
    assert.ok(seconds > 4 && seconds < 14, String(seconds));
  }
});
