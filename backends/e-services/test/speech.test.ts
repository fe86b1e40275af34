import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import test from 'node:test';
import { LOCALES } from '@ports-authority/e-services-contract';
import { composeSpeech, speakNumber } from '../src/captcha/speech.js';
import { bandRms, type Sound } from '../src/captcha/sound.js';

const ROUNDS = 30;
/** Codes that cover every digit at every position. */
const CODES = ['012345', '678901', '234567', '890123', '456789'];

const decibels = (signal: number, noise: number) => 20 * Math.log10(signal / noise);
const part = (sound: Sound, { from, to }: { from: number; to: number }) => sound.subarray(from, to);

for (const locale of LOCALES) {
  test(`each digit in ${locale} is heard above the background, none quieter than the rest`, () => {
    const levels = Array.from({ length: 10 }, (): number[] => []);
    const distances = Array.from({ length: 10 }, (): number[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      const code = CODES[round % CODES.length]!;
      const { words, digits, background } = composeSpeech(code, locale, Buffer.from([round]));
      for (const [index, place] of digits.entries()) {
        const level = bandRms(part(words, place));
        levels[Number(code[index])]!.push(20 * Math.log10(level));
        distances[Number(code[index])]!.push(decibels(level, bandRms(part(background, place))));
      }
    }
    const lowest = distances.map((all) => Math.min(...all));
    const mean = levels.map((all) => all.reduce((sum, level) => sum + level, 0) / all.length);
    const report = `dB above the background, lowest per digit: ${lowest.map((level) => level.toFixed(1)).join(' ')}; level: ${mean.map((level) => level.toFixed(1)).join(' ')}`;
    assert.ok(Math.min(...lowest) >= 8, report);
    assert.ok(Math.max(...mean) - Math.min(...mean) <= 3, report);
    if (process.env['REPORT']) console.log(locale, report);
  });
}

test('the sound is determined by the seed', () => {
  const seed = randomBytes(32);
  for (const locale of LOCALES) {
    const sound = speakNumber('987654', locale, seed);
    assert.equal(sound.subarray(0, 4).toString(), 'RIFF');
    assert.equal(sound.readUInt32LE(40), sound.length - 44);
    const seconds = (sound.length - 44) / 16_000;
    assert.ok(seconds > 4 && seconds < 14, String(seconds));
    assert.deepEqual(speakNumber('987654', locale, seed), sound);
    assert.notDeepEqual(speakNumber('987654', locale, randomBytes(32)), sound);
  }
});
