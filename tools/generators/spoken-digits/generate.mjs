/**
 * Speaks 0 to 9 in several voices for the audio captcha:
 * backends/e-services/assets/digits/<language>/<voice>/<digit>.wav: npm run spoken-digits
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bandRms } from './lib/band.mjs';
import { RATE, wav } from './lib/wav.mjs';
import { VOICES } from './voices.mjs';

const OUTPUT = fileURLToPath(
  new URL('../../../backends/e-services/assets/digits/', import.meta.url),
);
/** In-band RMS of every recording; with peaks of up to nine times that, which are rounded off. */
const LOUDNESS = 3300;
const PEAK = 30_000;
/** Quieter beginnings and ends are cut off: a part of the recording's peak. */
const SILENCE = 0.02;
const MARGIN = Math.round(0.01 * RATE);

const folder = mkdtempSync(path.join(tmpdir(), 'spoken-digits-'));
try {
  for (const [language, voices] of Object.entries(VOICES)) {
    rmSync(path.join(OUTPUT, language), { recursive: true, force: true });
    for (const [name, speak] of Object.entries(voices)) {
      mkdirSync(path.join(OUTPUT, language, name), { recursive: true });
      for (let digit = 0; digit < 10; digit += 1) {
        const spoken = path.join(folder, 'spoken.wav');
        const [command, ...words] = speak(digit, spoken);
        execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] });
        const samples = levelled(trimmed(resampled(spoken)));
        writeFileSync(path.join(OUTPUT, language, name, `${digit}.wav`), wav(samples));
      }
      console.log(`${language}/${name}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Samples at the captcha's rate, without what is below a telephone's band. */
function resampled(file) {
  const raw = execFileSync(
    'ffmpeg',
    ['-loglevel', 'error', '-i', file]
      .concat(['-af', `highpass=f=150,aresample=${RATE}`])
      .concat(['-ac', '1', '-f', 'f32le', '-']),
    { maxBuffer: 1 << 26 },
  );
  return Float64Array.from({ length: raw.length >> 2 }, (_, index) => raw.readFloatLE(index * 4));
}

function trimmed(samples) {
  const limit = SILENCE * samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  const first = samples.findIndex((sample) => Math.abs(sample) > limit);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > limit);
  return samples.slice(Math.max(0, first - MARGIN), last + MARGIN);
}

/** Levelled where ears hear speech: two words of one peak can be 16 dB apart between 300 and 3400 Hz. */
function levelled(samples) {
  let gain = 1;
  let level = samples;
  // Rounding off the peaks takes some of the loudness away again.
  for (let round = 0; round < 4; round += 1) {
    gain *= LOUDNESS / bandRms(level);
    level = samples.map((sample) => PEAK * Math.tanh((sample * gain) / PEAK));
  }
  return level;
}
