/** Sample rate in hertz. */
export const RATE = 8000;

const BAND = { low: 300, high: 3400 };
const TAPS = 65;

/** Samples of sound at 8 kHz, full scale ±32,767. */
export type Sound = Float64Array;

export function silence(seconds: number): Sound {
  return new Float64Array(Math.round(seconds * RATE));
}

/** Resamples a sound: `factor` times as fast, with higher pitch and formants. */
export function resample(sound: Sound, factor: number): Sound {
  // Typed arrays and plain loops: several times as fast as Float64Array.from with a function.
  const result = new Float64Array(Math.floor(sound.length / factor));
  for (let index = 0; index < result.length; index++) {
    const position = index * factor;
    const before = Math.floor(position);
    const left = sound[before]!;
    const right = before + 1 < sound.length ? sound[before + 1]! : left;
    result[index] = left + (right - left) * (position - before);
  }
  return result;
}

const GRAIN = 240;
const REACH = 60;
const WINDOW = Float64Array.from(
  { length: GRAIN },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / GRAIN),
);

/** Stretches a sound by `factor` at the same pitch (overlap-add). */
export function stretch(sound: Sound, factor: number): Sound {
  const hop = GRAIN / 2;
  const grains = Math.max(1, Math.floor((sound.length * factor - GRAIN) / hop));
  const result = new Float64Array(grains * hop + GRAIN);
  let natural = 0;
  for (let grain = 0; grain < grains; grain++) {
    const wanted = Math.round((grain * hop) / factor);
    const from = grain === 0 ? 0 : bestMatch(sound, natural, wanted);
    const end = Math.min(GRAIN, sound.length - from);
    for (let index = 0; index < end; index++) {
      result[grain * hop + index]! += WINDOW[index]! * sound[from + index]!;
    }
    natural = from + hop;
  }
  return result;
}

/** The position near `wanted` that correlates best with the sound at `natural`. */
function bestMatch(sound: Sound, natural: number, wanted: number): number {
  let best = wanted;
  let bestScore = -Infinity;
  for (let from = Math.max(0, wanted - REACH); from <= wanted + REACH; from += 2) {
    let score = 0;
    const end = Math.min(GRAIN, sound.length - Math.max(natural, from));
    for (let index = 0; index < end; index += 3) {
      score += sound[natural + index]! * sound[from + index]!;
    }
    if (score > bestScore) [best, bestScore] = [from, score];
  }
  return best;
}

/** Linear-phase band-pass filter: telephone band. */
const FILTER = Float64Array.from({ length: TAPS }, (_, index) => {
  const at = index - (TAPS - 1) / 2;
  const lowPass = (hertz: number) =>
    at === 0 ? (2 * hertz) / RATE : Math.sin((2 * Math.PI * hertz * at) / RATE) / (Math.PI * at);
  const window = 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (TAPS - 1));
  return (lowPass(BAND.high) - lowPass(BAND.low)) * window;
});

/** RMS level between 300 and 3400 Hz, the band of speech. */
export function bandRms(sound: Sound): number {
  let sum = 0;
  for (let index = 0; index < sound.length; index++) {
    let value = 0;
    const taps = Math.min(TAPS, index + 1);
    for (let tap = 0; tap < taps; tap++) value += sound[index - tap]! * FILTER[tap]!;
    sum += value * value;
  }
  return Math.sqrt(sum / Math.max(1, sound.length));
}

/** The samples of a WAV file, mono, 16 bit. */
export function readWav(file: Buffer): Sound {
  const start = file.indexOf('data') + 8;
  const sound = new Float64Array((file.length - start) >> 1);
  for (let index = 0; index < sound.length; index++) {
    sound[index] = file.readInt16LE(start + index * 2);
  }
  return sound;
}

/** Encodes a WAV file, mono, 8 kHz, 16 bit; clips peaks. */
export function writeWav(sound: Sound): Buffer {
  const bytes = sound.length * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
  sound.forEach((sample, index) =>
    file.writeInt16LE(Math.max(-32_767, Math.min(32_767, Math.round(sample))), 44 + index * 2),
  );
  return file;
}
