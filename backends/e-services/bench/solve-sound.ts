/**
 * How well a program solves the spoken captcha with the recordings of this repository, and how far
 * each digit is from the background: npm run bench:captcha. A matched filter on the whitened sound,
 * with templates of every voice at several speeds, and dynamic programming over the six words.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { bandRms, RATE, readWav, resample, type Sound } from '../src/captcha/sound.js';
import {
  composeSpeech,
  SPEECH_LOCALES,
  speakNumber,
  type SpeechLocale,
} from '../src/captcha/speech.js';
import { packagePath } from '../src/paths.js';

const CODES = Number(process.env['CODES'] ?? 40);
const SPEEDS = [0.8, 0.87, 0.94, 1.01, 1.08];
const SIZE = 1 << 18;

const codes = Array.from({ length: CODES }, () => String(randomInt(1e6)).padStart(6, '0'));
for (const locale of SPEECH_LOCALES) {
  const templates = templatesOf(locale);
  const began = performance.now();
  let solved = 0;
  let digits = 0;
  for (const code of codes) {
    const guess = solve(readWav(speakNumber(code, locale, randomBytes(32))), templates);
    if (guess === code) solved += 1;
    digits += [...code].filter((digit, index) => digit === guess[index]).length;
  }
  const seconds = (performance.now() - began) / 1000 / CODES;
  console.log(
    `${locale}: ${solved} of ${CODES} codes, ${((100 * digits) / (6 * CODES)).toFixed(0)} % of the digits, ${seconds.toFixed(1)} s each`,
  );
  console.log(`${locale}: dB above the background by digit: ${distances(locale).join(' ')}`);
}

interface Template {
  readonly digit: number;
  readonly length: number;
  /** Spectrum of the time-reversed word, of unit energy. */
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** Words as recorded, by digit, voice and speed. Voices are subfolders, or one lies in the folder. */
function templatesOf(locale: SpeechLocale): Template[] {
  const folder = packagePath(`assets/digits/${locale}`);
  const names = readdirSync(folder);
  const voices = names.includes('0.wav') ? ['.'] : names;
  return voices.flatMap((voice) =>
    Array.from({ length: 10 }, (_, digit) => digit).flatMap((digit) =>
      SPEEDS.map((speed) => {
        const word = whiten(
          resample(readWav(readFileSync(`${folder}/${voice}/${digit}.wav`)), 1 / speed),
        );
        const energy = Math.sqrt(word.reduce((sum, sample) => sum + sample * sample, 0));
        const re = new Float64Array(SIZE);
        word.forEach((sample, index) => (re[(SIZE - index) % SIZE] = sample / energy));
        const im = new Float64Array(SIZE);
        transform(re, im);
        return { digit, length: word.length, re, im };
      }),
    ),
  );
}

/** The six words that match best, one after the other. */
function solve(sound: Sound, templates: readonly Template[]): string {
  const hop = 80;
  const white = whiten(sound);
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  re.set(white.subarray(0, SIZE));
  transform(re, im);
  const frames = Math.floor(sound.length / hop);
  const best = Array.from({ length: frames }, () => ({ score: 0, digit: 0, length: 1 }));
  for (const template of templates) {
    const a = new Float64Array(SIZE);
    const b = new Float64Array(SIZE);
    for (let bin = 0; bin < SIZE; bin++) {
      a[bin] = re[bin]! * template.re[bin]! - im[bin]! * template.im[bin]!;
      b[bin] = -(re[bin]! * template.im[bin]! + im[bin]! * template.re[bin]!);
    }
    // The inverse transform of a real signal: the transform of the conjugate.
    transform(a, b);
    for (let frame = 0; frame < frames; frame++) {
      let peak = 0;
      for (let at = frame * hop; at < (frame + 1) * hop; at++) {
        peak = Math.max(peak, Math.abs(a[at]!) / SIZE);
      }
      if (peak > best[frame]!.score) {
        best[frame] = {
          score: peak,
          digit: template.digit,
          length: Math.ceil((template.length * 0.8) / hop),
        };
      }
    }
  }
  return sixBest(best);
}

function sixBest(best: readonly { score: number; digit: number; length: number }[]): string {
  const frames = best.length;
  const score = Array.from({ length: 7 }, () => new Float64Array(frames + 1).fill(-Infinity));
  const text = Array.from({ length: 7 }, () => Array<string>(frames + 1).fill(''));
  score[0]!.fill(0);
  for (let words = 0; words <= 6; words++) {
    for (let frame = 0; frame < frames; frame++) {
      if (score[words]![frame]! > score[words]![frame + 1]!) {
        score[words]![frame + 1] = score[words]![frame]!;
        text[words]![frame + 1] = text[words]![frame]!;
      }
      const { score: gain, digit, length } = best[frame]!;
      const end = Math.min(frames, frame + length + Math.round((0.2 * RATE) / 80));
      const total = score[words]![frame]! + gain;
      if (words < 6 && total > score[words + 1]![end]!) {
        score[words + 1]![end] = total;
        text[words + 1]![end] = text[words]![frame]! + digit;
      }
    }
  }
  return text[6]![frames]!;
}

/** Raises the high frequencies, so that no loud vowel decides alone. */
function whiten(sound: Sound): Sound {
  return sound.map((sample, index) => sample - 0.9 * (sound[index - 1] ?? 0));
}

/** Fourier transform in place. */
function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let index = 1, other = 0; index < size; index++) {
    let bit = size >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (index < other) {
      [re[index], re[other]] = [re[other]!, re[index]!];
      [im[index], im[other]] = [im[other]!, im[index]!];
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    const half = length / 2;
    const [stepRe, stepIm] = [Math.cos(Math.PI / half), -Math.sin(Math.PI / half)];
    for (let start = 0; start < size; start += length) {
      let [turnRe, turnIm] = [1, 0];
      for (let at = start; at < start + half; at++) {
        const [oddRe, oddIm] = [re[at + half]!, im[at + half]!];
        const [x, y] = [oddRe * turnRe - oddIm * turnIm, oddRe * turnIm + oddIm * turnRe];
        re[at + half] = re[at]! - x;
        im[at + half] = im[at]! - y;
        re[at]! += x;
        im[at]! += y;
        [turnRe, turnIm] = [turnRe * stepRe - turnIm * stepIm, turnRe * stepIm + turnIm * stepRe];
      }
    }
  }
}

function distances(locale: SpeechLocale): string[] {
  const lowest = Array<number>(10).fill(Infinity);
  for (const code of codes) {
    const { words, digits, background } = composeSpeech(code, locale, randomBytes(32));
    for (const [index, { from, to }] of digits.entries()) {
      const level = bandRms(words.subarray(from, to));
      const distance = 20 * Math.log10(level / bandRms(background.subarray(from, to)));
      const digit = Number(code[index]);
      lowest[digit] = Math.min(lowest[digit]!, distance);
    }
  }
  return lowest.map((distance) => distance.toFixed(1));
}
