import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** Checks a file for viruses before it is stored. */
export interface Scanner {
  /**
   * @returns whether the file is clean
   * @throws if the scanner fails or does not respond
   */
  isClean(path: string): Promise<boolean>;
}

const TIMEOUT_MS = 30_000;
const CHUNK_BYTES = 64 * 1024;
const MAX_RESPONSE_CHARACTERS = 4096;

/**
 * A scanner that speaks clamd's INSTREAM protocol.
 * @param address `host:port` or the path of a Unix socket
 */
export function clamd(address: string): Scanner {
  return {
    isClean: async (path) => {
      const response = await send(open(address), path);
      if (response === 'stream: OK') return true;
      if (/^stream: .+ FOUND$/.test(response)) return false;
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
    let response = '';
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The virus scanner timed out.')));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      response += text;
      if (response.length > MAX_RESPONSE_CHARACTERS) {
        socket.destroy(new Error("The virus scanner's response is too long."));
      }
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [complete, rest] = response.split('\0');
      if (complete !== undefined && rest !== undefined) resolve(complete.trim());
      else reject(new Error('The virus scanner closed the connection without a response.'));
    });
    socket.once('connect', () => {
      stream(socket, path).catch((error: Error) => socket.destroy(error));
    });
  });
}

/** Sends a file as chunks, each after its length in four bytes; a length of zero ends it. */
async function stream(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
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
    if (socket.destroyed) reject(new Error('The virus scanner closed the connection.'));
    const done = () => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.once('drain', done);
    socket.once('close', done);
  });
}
