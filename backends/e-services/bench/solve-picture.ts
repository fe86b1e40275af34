/**
 * Success rate of an automated solver of the pictures: npm run bench:captcha. A network with one
 * hidden layer sees a window around each digit; it is trained on pictures whose answers the audio
 * reveals.
 */
import { randomInt } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawNumber } from '../src/captcha/picture.js';
import { Network } from './network.js';

const PICTURES = Number(process.env['PICTURES'] ?? 2500);
const TESTED = 200;
const PASSES = 12;
/** Positions of the digits, and half the window, in pixels of a picture of 200 × 64. */
const FIRST = 24;
const STEP = 30.4;
const HALF_WIDTH = 20;
const [ACROSS, DOWN] = [20, 32];

const began = performance.now();
const examples = [];
for (let count = 0; count < PICTURES; count++) examples.push(...(await sample()));
const network = new Network(ACROSS * DOWN, 96);
for (let pass = 0; pass < PASSES; pass++) network.train(examples, 0.006 * 0.82 ** pass);
const seconds = (performance.now() - began) / 1000;

let solved = 0;
let digits = 0;
for (let count = 0; count < TESTED; count++) {
  const windows = await sample();
  const right = windows.filter(({ input, digit }) => network.guess(input) === digit).length;
  digits += right;
  if (right === windows.length) solved += 1;
}
console.log(
  `picture: ${solved} of ${TESTED} codes, ${((100 * digits) / (6 * TESTED)).toFixed(1)} % of the digits, after ${seconds.toFixed(0)} s with ${PICTURES} pictures`,
);

async function sample() {
  const code = String(randomInt(1e6)).padStart(6, '0');
  const picture = await loadImage(await drawNumber(code));
  return [...code].map((digit, index) => {
    const canvas = createCanvas(ACROSS, DOWN);
    const context = canvas.getContext('2d');
    const left = FIRST + STEP * index - HALF_WIDTH;
    context.drawImage(picture, left, 0, 2 * HALF_WIDTH, 64, 0, 0, ACROSS, DOWN);
    const { data } = context.getImageData(0, 0, ACROSS, DOWN);
    const input = Float64Array.from({ length: ACROSS * DOWN }, (_, pixel) => {
      const [red, green, blue, alpha] = data.subarray(pixel * 4, pixel * 4 + 4);
      return alpha === 0 ? 0 : 1 - (red! + green! + blue!) / 3 / 235;
    });
    return { input, digit: Number(digit) };
  });
}
