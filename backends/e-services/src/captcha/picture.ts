import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { packagePath } from '../paths.js';

const WIDTH = 200;
const HEIGHT = 64;
/** Drawn enlarged and scaled down, for smooth edges. */
const SCALE = 2;
const FONTS = ['CaptchaSans', 'CaptchaSerif'] as const;

GlobalFonts.registerFromPath(packagePath('assets/fonts/DejaVuSans-Bold-digits.ttf'), FONTS[0]);
GlobalFonts.registerFromPath(packagePath('assets/fonts/DejaVuSerif-Bold-digits.ttf'), FONTS[1]);

/**
 * Draws a number as a picture of 200 × 64 pixels that is legible to people but not to simple OCR. The
 * background is light, whatever the page's theme.
 * @returns a PNG
 */
export async function drawNumber(digits: string): Promise<Buffer> {
  const large = createCanvas(WIDTH * SCALE, HEIGHT * SCALE);
  const context = large.getContext('2d');
  context.scale(SCALE, SCALE);
  fillGround(context);
  drawLines(context, 2);
  drawDigits(context, digits);
  bend(context);
  drawLines(context, 2);
  speckle(context);
  const canvas = createCanvas(WIDTH, HEIGHT);
  canvas.getContext('2d').drawImage(large, 0, 0, WIDTH, HEIGHT);
  return canvas.encode('png');
}

function between(from: number, to: number): number {
  return from + Math.random() * (to - from);
}

function ink(opacity = 1): string {
  const hue = Math.round(between(185, 250));
  return `hsla(${hue}, ${Math.round(between(35, 65))}%, ${Math.round(between(20, 36))}%, ${opacity})`;
}

function fillGround(context: SKRSContext2D): void {
  const ground = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  const hue = Math.round(between(180, 230));
  ground.addColorStop(0, `hsl(${hue}, 30%, 96%)`);
  ground.addColorStop(1, `hsl(${hue + 20}, 28%, 91%)`);
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

function drawDigits(context: SKRSContext2D, digits: string): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const step = (WIDTH - 48) / (digits.length - 1);
  for (const [index, digit] of [...digits].entries()) {
    context.save();
    context.translate(24 + step * index + between(-3, 3), HEIGHT / 2 + between(-5, 5));
    context.rotate(between(-0.26, 0.26));
    context.transform(between(0.88, 1.1), between(-0.1, 0.1), between(-0.16, 0.16), 1, 0, 0);
    context.font = `${Math.round(between(37, 43))}px ${FONTS[Math.random() < 0.5 ? 0 : 1]}`;
    context.fillStyle = ink();
    context.fillText(digit, 0, 0);
    context.restore();
  }
}

/** In the colours of the digits, or a colour filter would remove them. */
function drawLines(context: SKRSContext2D, count: number): void {
  for (let index = 0; index < count; index++) {
    context.strokeStyle = ink(0.75);
    context.lineWidth = between(1, 2.2);
    context.beginPath();
    context.moveTo(between(-10, 20), between(6, HEIGHT - 6));
    context.bezierCurveTo(
      between(40, 80),
      between(-10, HEIGHT + 10),
      between(110, 160),
      between(-10, HEIGHT + 10),
      between(WIDTH - 20, WIDTH + 10),
      between(6, HEIGHT - 6),
    );
    context.stroke();
  }
}

/** Shifts every pixel along two waves, which distorts the outlines of the digits. */
function bend(context: SKRSContext2D): void {
  const [width, height] = [WIDTH * SCALE, HEIGHT * SCALE];
  const source = context.getImageData(0, 0, width, height);
  const target = context.createImageData(width, height);
  const from = new Uint32Array(source.data.buffer);
  const to = new Uint32Array(target.data.buffer);
  const [down, across] = [between(4, 7), between(3, 5.5)];
  const [waveAcross, waveDown] = [between(75, 120), between(45, 72)];
  const [phase, turn] = [between(0, 6.28), between(0, 6.28)];
  const rowShift = wave(width, down, waveAcross, phase);
  const columnShift = wave(height, across, waveDown, turn);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = clamp(y + rowShift[x]!, height);
      const column = clamp(x + columnShift[y]!, width);
      to[y * width + x] = from[row * width + column]!;
    }
  }
  context.putImageData(target, 0, 0);
}

/** Offsets of a sine wave along `length` pixels. */
function wave(length: number, height: number, period: number, phase: number): Int8Array {
  return Int8Array.from({ length }, (_, index) =>
    Math.round(height * Math.sin((index * 6.28) / period + phase)),
  );
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, value));
}

function speckle(context: SKRSContext2D): void {
  for (let index = 0; index < 220; index++) {
    context.fillStyle = index % 3 === 0 ? 'rgba(255, 255, 255, 0.8)' : ink(0.55);
    context.fillRect(between(0, WIDTH), between(0, HEIGHT), between(0.8, 1.8), between(0.8, 1.8));
  }
}
