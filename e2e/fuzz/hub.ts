import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import type { Request } from './requests';
import { exchange, sendAll, type Tally } from './sender';

const PATH = '/hubs/chat';

/** Negotiates, sends a conversation by long polling or WebSocket frames, and closes. */
export async function converse(
  target: { origin: string; headers: Readonly<Record<string, string>> },
  records: readonly string[],
  tally: Tally,
): Promise<void> {
  const address = `100.${64 + (tally.sent & 63)}.${(tally.sent >> 6) & 255}.1`;
  const headers = { ...target.headers, Origin: target.origin, 'X-Forwarded-For': address };
  const negotiation = await exchange(target.origin, {
    method: 'POST',
    path: `${PATH}/negotiate?negotiateVersion=1`,
    headers,
  });
  tally.sent += 1;
  tally.statuses.set(negotiation.status, (tally.statuses.get(negotiation.status) ?? 0) + 1);
  if (negotiation.status !== 200) {
    tally.faults.push(`negotiate: ${negotiation.status} ${negotiation.text.slice(0, 200)}`);
    return;
  }
  const { connectionToken } = JSON.parse(negotiation.text) as { connectionToken: string };
  const path = `${PATH}?id=${encodeURIComponent(connectionToken)}`;
  if (records.length % 2 === 0) {
    await overWebSocket(target.origin, path, headers, records);
    tally.sent += 1;
    return;
  }
  const poll = http.get(target.origin + path, { headers, agent: false });
  poll.on('error', () => undefined);
  poll.on('response', (response) => response.resume());
  const posts = records.map((text): Request => ({
    method: 'POST',
    path,
    headers,
    body: Buffer.from(text),
  }));
  await sendAll(target, posts, tally);
  await sendAll(target, [{ method: 'DELETE', path, headers }], tally);
  poll.destroy();
}

/** Client frames with valid and invalid opcodes and lengths; the hub may close at any time. */
async function overWebSocket(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  records: readonly string[],
): Promise<void> {
  const request = http.get(origin + path, {
    agent: false,
    headers: {
      ...headers,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    },
  });
  request.on('error', () => undefined);
  const outcome = await Promise.race([
    once(request, 'upgrade').then(([, socket]) => socket as Socket),
    once(request, 'response').then(() => undefined),
  ]).catch(() => undefined);
  if (!outcome) return (request.destroy(), undefined);
  outcome.on('error', () => undefined);
  outcome.resume();
  for (const [index, text] of records.entries()) {
    const opcode = index === 0 ? 1 : [1, 1, 2, 0, 9, 3][text.length % 6];
    outcome.write(frame(opcode ?? 1, Buffer.from(text)));
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  outcome.destroy();
}

function frame(opcode: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : Buffer.from([0x80 | 126, (payload.length >> 8) & 255, payload.length & 255]);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, mask, masked]);
}
