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
  return Float64Array.from({ length: Math.floor(sound.length / factor) }, (_, index) => {
    const position = index * factor;
    const before = Math.floor(position);
    const left = sound[before] ?? 0;
    return left + ((sound[before + 1] ?? left) - left) * (position - before);
  });
}

const GRAIN = 240;
const REACH = 60;

/** Stretches a sound by `factor` at the same pitch (overlap-add). */
export function stretch(sound: Sound, factor: number): Sound {
  const hop = GRAIN / 2;
  const grains = Math.max(1, Math.floor((sound.length * factor - GRAIN) / hop));
  const result = new Float64Array(grains * hop + GRAIN);
  let natural = 0;
  for (let grain = 0; grain < grains; grain++) {
    const wanted = Math.round((grain * hop) / factor);
    const from = grain === 0 ? 0 : bestMatch(sound, natural, wanted);
    for (let index = 0; index < GRAIN; index++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / GRAIN);
      result[grain * hop + index]! += window * (sound[from + index] ?? 0);
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
    for (let index = 0; index < GRAIN; index += 3) {
      score += (sound[natural + index] ?? 0) * (sound[from + index] ?? 0);
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
    for (let tap = 0; tap < TAPS; tap++) value += (sound[index - tap] ?? 0) * FILTER[tap]!;
    sum += value * value;
  }
  return Math.sqrt(sum / Math.max(1, sound.length));
}

/** The samples of a WAV file, mono, 16 bit. */
export function readWav(file: Buffer): Sound {
  const start = file.indexOf('data') + 8;
  return Float64Array.from({ length: (file.length - start) >> 1 }, (_, index) =>
    file.readInt16LE(start + index * 2),
  );
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
