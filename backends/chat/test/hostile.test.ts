import assert from 'node:assert/strict';
import net from 'node:net';
import { it } from 'node:test';
import { Answers } from '../src/answers.js';
import { Assistant } from '../src/assistant/assistant.js';
import { Connection, type Transport } from '../src/connection.js';
import { Hub } from '../src/hub.js';
import { MessageLimit } from '../src/message-limit.js';
import { startHub } from './support.js';

const newHub = () =>
  new Hub(
    new Assistant(undefined, '', () => {}),
    new Answers(undefined, ''),
    new MessageLimit(1000, undefined, ''),
  );

/** Status line of the response to a raw request. */
function firstLine(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, 'localhost', () => socket.write(request));
    socket.setEncoding('utf8');
    socket.once('data', (text: string) => {
      socket.destroy();
      resolve(text.split('\r\n')[0] ?? '');
    });
    socket.once('error', reject);
  });
}

it('refuses an invalid URL and keeps serving', async () => {
  const hub = await startHub();
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  for (const more of ['', upgrade]) {
    const request = `GET // HTTP/1.1\r\nHost: hub\r\n${more}\r\n`;
    assert.equal(await firstLine(hub.port, request), 'HTTP/1.1 400 Bad Request');
  }
  assert.equal((await fetch(`http://localhost:${hub.port}/api/health/live`)).status, 200);
  await hub.stop();
});

it('refuses an ambiguous request (smuggling)', async () => {
  const hub = await startHub();
  const live = '/api/health/live';
  for (const request of [
    `GET ${live} HTTP/1.1\r\nHost: hub\r\nHost: other\r\n\r\n`,
    `GET ${live}\r\n\r\n`,
    'GET /hubs/chat HTTP/1.1\r\nHost: a b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ]) {
    assert.equal(await firstLine(hub.port, request), 'HTTP/1.1 400 Bad Request', request);
  }
  const response = await fetch(`http://localhost:${hub.port}/nowhere`);
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  await hub.stop();
});

it('closes a client that sends and never reads', async () => {
  let forgotten = false;
  const connection = new Connection('token', [], newHub(), {
    mayOpen: () => true,
    closed: () => {
      forgotten = true;
    },
  });
  let dropped = false;
  const transport: Transport & { buffered: number } = {
    name: 'WebSockets',
    buffered: 0,
    send(text) {
      this.buffered += text.length;
    },
    close() {},
    drop() {
      dropped = true;
    },
  };
  connection.attach(transport);
  connection.receive('{"protocol":"json","version":1}\u001e');
  const question = JSON.stringify({ type: 1, invocationId: '1', target: 'nothing', arguments: [] });
  for (let asked = 0; asked < 20_000 && !dropped; asked += 1) {
    connection.receive(`${question}\u001e`);
    await Promise.resolve();
    if (asked % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual({ dropped, forgotten }, { dropped: true, forgotten: true });
  assert.ok(transport.buffered < 300 * 1024);
});

it('refuses a broken handshake without repeating input', () => {
  const answers = ['null', '{', '<b>', '[]', '{"protocol":{"toString":{}}}'].map((record) => {
    let said = '';
    const connection = new Connection('token', [], newHub(), {
      mayOpen: () => true,
      closed() {},
    });
    connection.attach({
      name: 'WebSockets',
      buffered: 0,
      send(text) {
        said += text;
      },
      close() {},
      drop() {},
    });
    connection.receive(`${record}\u001e`);
    return said;
  });
  const broken = '{"error":"the handshake is not JSON"}\u001e';
  const other = '{"error":"only the json protocol is supported"}\u001e';
  assert.deepEqual(answers, [other, broken, broken, other, other]);
});
