import { readFileSync } from 'node:fs';
import { packagePath } from '../paths.js';

/** Languages in which a number can be spoken. */
export const SPEECH_LOCALES = ['ar', 'en'] as const;
export type SpeechLocale = (typeof SPEECH_LOCALES)[number];

const RATE = 8000;
const MAX_AMPLITUDE = 32_767;

const recordings: Record<SpeechLocale, Int16Array[]> = { ar: load('ar'), en: load('en') };

/**
 * Speaks a number digit by digit, with different noise, pauses and speed each time.
 * @returns a WAV file, mono, 8 kHz, 16 bit
 */
export function speakNumber(digits: string, locale: SpeechLocale): Buffer {
  const parts: Int16Array[] = [silence(0.4)];
  for (const digit of digits) {
    parts.push(stretch(recordings[locale][Number(digit)]!, 0.92 + Math.random() * 0.16));
    parts.push(silence(0.35 + Math.random() * 0.35));
  }
  return wav(addNoise(join(parts)));
}

function load(locale: SpeechLocale): Int16Array[] {
  return Array.from({ length: 10 }, (_, digit) => {
    const file = readFileSync(packagePath(`assets/digits/${locale}/${digit}.wav`));
    const start = file.indexOf('data') + 8;
    return Int16Array.from({ length: (file.length - start) >> 1 }, (_, index) =>
      file.readInt16LE(start + index * 2),
    );
  });
}

function silence(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * RATE));
}

function stretch(samples: Int16Array, factor: number): Int16Array {
  return Int16Array.from({ length: Math.floor(samples.length * factor) }, (_, index) => {
    const position = index / factor;
    const before = Math.floor(position);
    const left = samples[before] ?? 0;
    return left + ((samples[before + 1] ?? left) - left) * (position - before);
  });
}

function join(parts: Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** Adds filtered noise of changing volume and a low hum. */
function addNoise(samples: Int16Array): Int16Array {
  const swell = 0.4 + Math.random() * 0.5;
  const hum = 90 + Math.random() * 60;
  let murmur = 0;
  return samples.map((sample, index) => {
    murmur += 0.35 * ((Math.random() * 2 - 1) * 4200 - murmur);
    const seconds = index / RATE;
    const loudness = 0.65 + 0.35 * Math.sin(seconds * 6.28 * swell);
    const noise = murmur * loudness + 450 * Math.sin(seconds * 6.28 * hum);
    return Math.max(-MAX_AMPLITUDE, Math.min(MAX_AMPLITUDE, Math.round(sample * 0.9 + noise)));
  });
}

function wav(samples: Int16Array): Buffer {
  const bytes = samples.length * 2;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(bytes, 40);
  const body = Buffer.alloc(bytes);
  samples.forEach((sample, index) => body.writeInt16LE(sample, index * 2));
  return Buffer.concat([header, body]);
}
