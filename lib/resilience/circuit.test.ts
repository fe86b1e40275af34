import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CircuitOpenError, closeCircuit, isTimeout, throughCircuit } from './circuit';

jest.mock('../logging/log');

const TIMEOUT_MS = 400;
const NAME = 'test';

let calls = 0;
let respond: (request: http.IncomingMessage, response: http.ServerResponse) => void;
const server = http.createServer((request, response) => {
  calls += 1;
  respond(request, response);
});
const dripping = new Set<NodeJS.Timeout>();

const hangs = () => {};
const answers: typeof respond = (_, response) => response.end('ok');
const resets: typeof respond = (request) => request.socket.resetAndDestroy();
const refuses: typeof respond = (_, response) => response.writeHead(400).end();
const drips: typeof respond = (_, response) => {
  response.writeHead(200, { 'Content-Length': '1000' });
  dripping.add(setInterval(() => response.write('.'), 50));
};

async function call(): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return text;
}

const ask = (name = NAME) => throughCircuit(name, call);
const outcome = (name?: string): Promise<unknown> => ask(name).catch((error: unknown) => error);

/** Waits until the circuit is half-open. */
const untilItTries = (pauseMs: number) => pause(pauseMs + 250);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  for (const timer of dripping) clearInterval(timer);
  dripping.clear();
  closeCircuit(NAME);
  calls = 0;
});

it.each([
  ['accepts and never responds', hangs],
  ['drips', drips],
])('makes no call after two time-outs of a server that %s', async (_, fault) => {
  respond = fault;
  expect(isTimeout(await outcome())).toBe(true);
  expect(isTimeout(await outcome())).toBe(true);
  for (let visitor = 3; visitor <= 10; visitor += 1) {
    expect(await outcome()).toBeInstanceOf(CircuitOpenError);
  }
  expect(calls).toBe(2);
});

it('does not affect calls of another name', async () => {
  respond = hangs;
  await outcome();
  await outcome();
  respond = answers;
  expect(await outcome()).toBeInstanceOf(CircuitOpenError);
  expect(await outcome('another')).toBe('ok');
});

it.each([
  ['resets its connections', resets],
  ['refuses', refuses],
])('stays closed for a server that %s, which fails fast', async (_, fault) => {
  respond = fault;
  for (let visitor = 1; visitor <= 10; visitor += 1) {
    expect(await outcome()).not.toBeInstanceOf(CircuitOpenError);
  }
  respond = answers;
  expect(await outcome()).toBe('ok');
});

it('counts time-outs in a row only', async () => {
  for (const fault of [hangs, answers, hangs, refuses, hangs]) {
    respond = fault;
    expect(await outcome()).not.toBeInstanceOf(CircuitOpenError);
  }
  respond = answers;
  expect(await outcome()).toBe('ok');
});

it('keeps calling a server of which a few calls time out', async () => {
  let arrived = 0;
  respond = (request, response) => {
    arrived += 1;
    if (arrived % 2 === 0) answers(request, response);
  };
  const many = await Promise.all(Array.from({ length: 10 }, () => outcome()));
  expect(many.filter(isTimeout)).toHaveLength(5);
  respond = answers;
  expect(await outcome()).toBe('ok');
});

it('half-opens for one call after a pause, and closes after its response', async () => {
  respond = hangs;
  await Promise.all([outcome(), outcome()]);
  await untilItTries(1000);
  calls = 0;
  const tries = await Promise.all([outcome(), outcome(), outcome()]);
  expect(tries.filter(isTimeout)).toHaveLength(1);
  expect(calls).toBe(1);
  respond = answers;
  await untilItTries(2000);
  const [first, second] = [ask(), outcome()];
  expect(await second).toBeInstanceOf(CircuitOpenError);
  expect(await first).toBe('ok');
  expect(await Promise.all([outcome(), outcome()])).toEqual(['ok', 'ok']);
});

it('counts an error response to the trial call as a response', async () => {
  respond = hangs;
  await Promise.all([outcome(), outcome()]);
  await untilItTries(1000);
  respond = refuses;
  expect(await outcome()).toMatchObject({ message: 'status 400' });
  expect(await outcome()).toMatchObject({ message: 'status 400' });
});

it('is closed by any response of the server', async () => {
  respond = hangs;
  await Promise.all([outcome(), outcome()]);
  closeCircuit(NAME);
  respond = answers;
  expect(await outcome()).toBe('ok');
});
