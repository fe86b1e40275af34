import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@ports-authority/e-services-contract';
import { packagePath } from '../paths.js';
import { seededRandom, type Random } from './random.js';
import {
  bandRms,
  RATE,
  readWav,
  resample,
  silence,
  stretch,
  writeWav,
  type Sound,
} from './sound.js';

/** Ten digits of one speaker. */
type Voice = readonly Sound[];

const voices: Record<Locale, readonly Voice[]> = { ar: load('ar'), en: load('en') };

/**
 * In-band level of the background below the speech, in decibels; it swells by up to 3. Every digit
 * keeps a distance of 8, for listeners with poor hearing or loudspeakers.
 */
const BACKGROUND_BELOW_SPEECH_DB = { least: 12, most: 15 };

/** In-band level of all recordings (test/speech.test.ts). */
const SPEECH_RMS = 3300;

export interface Speech {
  /** Voices with silence between the digits. */
  readonly words: Sound;
  /** Range of each digit in `words`, in samples: inclusive start, exclusive end. */
  readonly digits: readonly { readonly from: number; readonly to: number }[];
  /** Added to the words, of the same length. */
  readonly background: Sound;
}

/**
 * Speaks a number digit by digit. The seed determines voices, pitch, pace, pauses and background: a
 * repeated request gets the same bytes and gives no second sample to average with.
 * @returns a WAV file, mono, 8 kHz, 16 bit
 */
export function speakNumber(digits: string, locale: Locale, seed: Uint8Array): Buffer {
  const { words, background } = composeSpeech(digits, locale, seed);
  return writeWav(words.map((sample, index) => sample + background[index]!));
}

/** The components of the sound of `speakNumber`. */
export function composeSpeech(digits: string, locale: Locale, seed: Uint8Array): Speech {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  // Two alternating speakers: easy for listeners, but a template matches only some of the digits.
  const speakers = shuffled(voices[locale], random).slice(0, 2);
  const room = { delay: Math.round(between(0.008, 0.03) * RATE), gain: between(0.05, 0.2) };

  const parts: Sound[] = [silence(between(0.3, 1.1))];
  const places: { from: number; to: number }[] = [];
  let length = parts[0]!.length;
  for (const digit of digits) {
    const speaker = speakers[Math.floor(random() * speakers.length)]!;
    const pitched = resample(speaker[Number(digit)]!, between(0.88, 1.12));
    const word = reverberate(stretch(pitched, between(0.95, 1.25)), room);
    const pause = silence(between(0.3, 0.8));
    parts.push(word, pause);
    places.push({ from: length, to: length + word.length });
    length += word.length + pause.length;
  }
  const words = join(parts);
  return { words, digits: places, background: makeBackground(words.length, locale, random) };
}

function load(locale: Locale): Voice[] {
  const folder = packagePath(`assets/digits/${locale}`);
  return readdirSync(folder)
    .sort()
    .map((voice) =>
      Array.from({ length: 10 }, (_, digit) =>
        readWav(readFileSync(`${folder}/${voice}/${digit}.wav`)),
      ),
    );
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}

function reverberate(sound: Sound, { delay, gain }: { delay: number; gain: number }): Sound {
  return sound.map((sample, index) => sample + gain * (sound[index - delay] ?? 0));
}

function join(parts: readonly Sound[]): Sound {
  const whole = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Background: reversed voices and noise that swell and fade. */
function makeBackground(length: number, locale: Locale, random: Random): Sound {
  const between = (from: number, to: number) => from + random() * (to - from);
  const murmur = new Float64Array(length);
  for (let stream = 0; stream < 3; stream++) {
    for (let at = Math.floor(between(-4000, 0)); at < length;) {
      const voice = voices[locale][Math.floor(random() * voices[locale].length)]!;
      const word = resample(voice[Math.floor(random() * 10)]!, between(0.8, 1.25));
      for (let index = 0; index < word.length; index++) {
        const place = at + index;
        if (place >= 0 && place < length) murmur[place]! += 0.3 * word[word.length - 1 - index]!;
      }
      at += Math.floor(word.length * between(0.7, 1));
    }
  }
  const swell = between(0.2, 0.6);
  const phase = between(0, 6.28);
  let noise = 0;
  const background = murmur.map((voice, index) => {
    noise += 0.5 * ((random() * 2 - 1) * 4200 - noise);
    return (voice + noise) * (0.9 + 0.1 * Math.sin((index / RATE) * 6.28 * swell + phase));
  });
  const { least, most } = BACKGROUND_BELOW_SPEECH_DB;
  const gain = (SPEECH_RMS * 10 ** (-between(least, most) / 20)) / bandRms(background);
  return background.map((sample) => sample * gain);
}
