import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** Looks into a file before it is kept. */
export interface Scanner {
  /**
   * @returns whether the file is clean
   * @throws when that can't be found out
   */
  isClean(path: string): Promise<boolean>;
}

const TIMEOUT = 30_000;
const CHUNK = 64 * 1024;
const LONGEST_ANSWER = 4096;

/**
 * A virus scanner that speaks clamd's protocol.
 * @param address `host:port` or the path of a Unix socket
 */
export function clamd(address: string): Scanner {
  return {
    isClean: async (path) => {
      const answer = await send(open(address), path);
      if (answer === 'stream: OK') return true;
      if (/^stream: .+ FOUND$/.test(answer)) return false;
      throw new Error('The virus scanner did not say whether a file is clean.');
    },
  };
}

function open(address: string): Socket {
  if (address.includes('/')) return connect(address);
  const colon = address.lastIndexOf(':');
  return connect(Number(address.slice(colon + 1)), address.slice(0, colon));
}

function send(socket: Socket, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('The virus scanner is silent.')));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.length > LONGEST_ANSWER) socket.destroy(new Error('The answer is too long.'));
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [whole, rest] = answer.split('\0');
      if (whole !== undefined && rest !== undefined) resolve(whole.trim());
      else reject(new Error('The virus scanner did not answer.'));
    });
    socket.once('connect', () => {
      stream(socket, path).catch((error: Error) => socket.destroy(error));
    });
  });
}

async function stream(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const bytes = chunk as Buffer;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    socket.write(length);
    if (!socket.write(bytes)) await drained(socket);
  }
  socket.write(Buffer.alloc(4));
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.destroyed) reject(new Error('The virus scanner hung up.'));
    const done = () => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.once('drain', done);
    socket.once('close', done);
  });
}
