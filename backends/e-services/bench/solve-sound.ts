/**
 * Success rate of an automated solver of the audio captcha, and each digit's distance from the
 * background: npm run bench:captcha. Loud stretches are cut out as words; a network with one hidden
 * layer classifies their spectrograms, trained on sounds of this code.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { LOCALES, type Locale } from '@ports-authority/e-services-contract';
import { bandRms, RATE, readWav, type Sound } from '../src/captcha/sound.js';
import { composeSpeech, speakNumber } from '../src/captcha/speech.js';
import { Network } from './network.js';

const TESTED = Number(process.env['CODES'] ?? 40);
const LEARNT = Number(process.env['SOUNDS'] ?? 600);
const PASSES = 14;
const FRAME = 80;
const [SLICES, BANDS] = [20, 20];
/** Shorter gaps are within a word, such as before the t of "eight". */
const MAX_GAP_FRAMES = 20;

const newCode = () => String(randomInt(1e6)).padStart(6, '0');
const speak = (code: string, locale: Locale) => readWav(speakNumber(code, locale, randomBytes(32)));

for (const locale of LOCALES) {
  const examples = [];
  for (let count = 0; count < LEARNT; count++) {
    const code = newCode();
    const words = cutWords(speak(code, locale));
    if (words.length !== code.length) continue;
    examples.push(...words.map((input, index) => ({ input, digit: Number(code[index]) })));
  }
  const network = new Network(SLICES * BANDS, 64);
  for (let pass = 0; pass < PASSES; pass++) network.train(examples, 0.01 * 0.82 ** pass);

  let solved = 0;
  for (let count = 0; count < TESTED; count++) {
    const code = newCode();
    const guess = cutWords(speak(code, locale)).map((input) => network.guess(input));
    if (guess.join('') === code) solved += 1;
  }
  console.log(`${locale}: ${solved} of ${TESTED} codes, learnt from ${examples.length} words`);
  console.log(`${locale}: dB above the background by digit: ${distances(locale).join(' ')}`);
}

/** Spectrograms of the six loudest stretches, in order. */
function cutWords(sound: Sound): Float64Array[] {
  const frames = Math.floor(sound.length / FRAME);
  const loudness = Float64Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let at = frame * FRAME + 1; at < (frame + 1) * FRAME; at++) {
      sum += (sound[at]! - 0.9 * sound[at - 1]!) ** 2;
    }
    return Math.log(sum + 1);
  });
  const sorted = [...loudness].sort((a, b) => a - b);
  const floor = sorted[Math.floor(frames * 0.25)]!;
  const limit = floor + 0.35 * (sorted[Math.floor(frames * 0.95)]! - floor);
  const stretches: { from: number; to: number; sum: number }[] = [];
  for (let frame = 0; frame < frames; frame++) {
    if (loudness[frame]! < limit) continue;
    const last = stretches.at(-1);
    const more = loudness[frame]! - limit;
    if (last && frame - last.to <= MAX_GAP_FRAMES) {
      last.to = frame + 1;
      last.sum += more;
    } else stretches.push({ from: frame, to: frame + 1, sum: more });
  }
  return stretches
    .sort((a, b) => b.sum - a.sum)
    .slice(0, 6)
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => spectrogram(sound.subarray(from * FRAME, to * FRAME)));
}

/** Energies in bands of equal ratio from 200 to 3,600 Hz over time, in decibels around their mean. */
function spectrogram(word: Sound): Float64Array {
  const size = 200;
  const result = new Float64Array(SLICES * BANDS);
  for (let slice = 0; slice < SLICES; slice++) {
    const from = Math.floor(((word.length - size) * slice) / (SLICES - 1));
    for (let band = 0; band < BANDS; band++) {
      let energy = 1;
      for (const step of [0.25, 0.75]) {
        const hertz = 200 * 18 ** ((band + step) / BANDS);
        let [re, im] = [0, 0];
        for (let index = 0; index < size; index++) {
          const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size);
          const sample = (word[from + index] ?? 0) * window;
          re += sample * Math.cos((2 * Math.PI * hertz * index) / RATE);
          im += sample * Math.sin((2 * Math.PI * hertz * index) / RATE);
        }
        energy += re * re + im * im;
      }
      result[slice * BANDS + band] = Math.log(energy);
    }
  }
  const mean = result.reduce((sum, value) => sum + value, 0) / result.length;
  const spread = Math.sqrt(
    result.reduce((sum, value) => sum + (value - mean) ** 2, 0) / result.length,
  );
  return result.map((value) => (value - mean) / (spread || 1));
}

function distances(locale: Locale): string[] {
  const lowest = Array<number>(10).fill(Infinity);
  for (let count = 0; count < TESTED; count++) {
    const code = newCode();
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
