import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { picture } from './lib/svg.mjs';
import { CLIPS } from './clips/clips.mjs';

const RATE = 12;
const SIZE = { width: 960, height: 540 };
const VIDEOS = new URL('../../media/videos/', import.meta.url);

/** Draws one clip frame by frame and encodes it as silent H.264 that can start before it has loaded. */
async function encode(clip, name) {
  const target = new URL(name, VIDEOS).pathname;
  const encoder = spawn(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${SIZE.width}x${SIZE.height}`,
      '-r',
      String(RATE),
      '-i',
      '-',
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      '29',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '48',
      '-movflags',
      '+faststart',
      target,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(encoder, 'close');
  const frames = clip.seconds * RATE;
  for (let i = 0; i < frames; i += 1) {
    const svg = picture(clip.draw(i / frames), { ...SIZE, view: [0, 50, 1200] });
    const frame = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${name}`);
}

await mkdir(VIDEOS, { recursive: true });
const only = process.argv.slice(2);
for (const [index, clip] of CLIPS.entries()) {
  const name = `clip-${String(index + 1).padStart(2, '0')}.mp4`;
  if (!only.length || only.includes(name)) await encode(clip, name);
}
