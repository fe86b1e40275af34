/**
 * Draws the sample video clips into seed/media/videos. Needs ffmpeg with libx264.
 *
 *   npm run clips                  all of them
 *   npm run clips -- clip-03.mp4   only this one
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SEED_MEDIA } from '../lib/project.mjs';
import { picture } from './lib/svg.mjs';
import { CLIPS } from './clips/clips.mjs';

const FRAMES_PER_SECOND = 12;
const SIZE = { width: 960, height: 540 };
const VIDEOS = path.join(SEED_MEDIA, 'videos');

/** Draws a clip frame by frame and encodes it as silent H.264 that plays while it is loading. */
async function encode(clip, name) {
  const target = path.join(VIDEOS, name);
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-loglevel', 'error', '-y'],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${SIZE.width}x${SIZE.height}`],
      ...['-r', String(FRAMES_PER_SECOND), '-i', '-', '-an'],
      ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '29'],
      ...['-pix_fmt', 'yuv420p', '-g', '48', '-movflags', '+faststart'],
      target,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(encoder, 'close');
  const frames = clip.seconds * FRAMES_PER_SECOND;
  for (let i = 0; i < frames; i += 1) {
    const svg = picture(clip.draw(i / frames), { ...SIZE, view: [0, 50, 1200] });
    const frame = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code} while encoding ${name}`);
}

await mkdir(VIDEOS, { recursive: true });
const only = process.argv.slice(2);
for (const [index, clip] of CLIPS.entries()) {
  const name = `clip-${String(index + 1).padStart(2, '0')}.mp4`;
  if (!only.length || only.includes(name)) await encode(clip, name);
}
