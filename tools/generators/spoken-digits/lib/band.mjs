import { RATE } from './wav.mjs';

const LOW = 300;
const HIGH = 3400;
const TAPS = 129;

/** A linear-phase filter that passes 300 to 3400 Hz. */
const FILTER = Float64Array.from({ length: TAPS }, (_, index) => {
  const at = index - (TAPS - 1) / 2;
  const lowPass = (hertz) =>
    at === 0 ? (2 * hertz) / RATE : Math.sin((2 * Math.PI * hertz * at) / RATE) / (Math.PI * at);
  const window = 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (TAPS - 1));
  return (lowPass(HIGH) - lowPass(LOW)) * window;
});

/** Root mean square of samples between 300 and 3400 Hz, the band of a telephone. */
export function bandRms(samples) {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) {
    let value = 0;
    for (let tap = 0; tap < TAPS; tap += 1) value += (samples[index - tap] ?? 0) * FILTER[tap];
    sum += value * value;
  }
  return Math.sqrt(sum / samples.length);
}
