import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CAPABILITIES, type Capability } from '@ports-authority/e-services-contract';
import { hasCapability } from '../capabilities';
import { MockServer } from '../e-services/testing/mock-server';
import { log } from '../logging/log';
import { reloadCapabilities, startCapabilities } from './capabilities';
import { dropProcessWide } from '../process-state';

const settings = {
  dataDirectory: '',
  eServicesApiUrl: '',
  eServicesShortTimeoutMs: 0,
  eServicesToken: '',
  eServicesCapabilities: undefined as readonly Capability[] | undefined,
};
jest.mock('../config', () => ({ config: () => settings }));
jest.mock('../logging/log');

const service = new MockServer();
const onChange = jest.fn();

/** Starts a process with this data folder. */
function start(): Promise<void> {
  dropProcessWide('capability-keeper', 'capabilities');
  return startCapabilities(onChange);
}

function known(): Capability[] {
  return CAPABILITIES.filter(hasCapability);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeAll(() => service.start());
afterAll(() => service.stop());
beforeEach(() => {
  settings.dataDirectory = mkdtempSync(path.join(tmpdir(), 'capabilities-'));
  settings.eServicesApiUrl = service.url;
  settings.eServicesCapabilities = undefined;
  settings.eServicesShortTimeoutMs = 20_000;
});
afterEach(() => rmSync(settings.dataDirectory, { recursive: true, force: true }));

it('reads the service’s capabilities before the start ends, without unknown names', async () => {
  service.json({ capabilities: ['feedback', 'teleportation', 7, 'port-calls'] });
  await start();
  expect(known()).toEqual(['port-calls', 'feedback']);
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['no such document', () => service.json({}, 404)],
  ['a refusal', () => service.text('no', 403)],
  ['another document', () => service.json({ isSuccess: false, error: 'Unknown operation' })],
  ['a list', () => service.json(['feedback'])],
  ['null', () => service.json(null)],
  ['no JSON', () => service.text('<html></html>')],
  ['a document without end', () => service.tooMuch()],
])('%s means that there are none', async (_, reply) => {
  service.json({ capabilities: CAPABILITIES });
  await start();
  reply();
  settings.eServicesShortTimeoutMs = 300;
  await reloadCapabilities();
  expect(known()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each([
  ['a status of 500', () => service.json({ capabilities: [] }, 500)],
  ['a status of 429', () => service.json({}, 429)],
  ['no response in time', () => service.hang()],
  ['a response that stops', () => service.hangInTheMiddle()],
  ['a connection that ends', () => service.cut()],
])('%s changes nothing, after a restart either', async (_, reply) => {
  service.json({ capabilities: ['feedback'] });
  await start();
  reply();
  settings.eServicesShortTimeoutMs = 300;
  await reloadCapabilities();
  expect(known()).toEqual(['feedback']);
  await start();
  expect(known()).toEqual(['feedback']);
  expect(onChange).not.toHaveBeenCalled();
});

it('has none while a service never responded, and retries soon', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  settings.eServicesApiUrl = 'http://127.0.0.1:1';
  await start();
  expect(known()).toEqual([]);
  settings.eServicesApiUrl = service.url;
  service.json({ capabilities: ['subscriptions'] });
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  await until(() => onChange.mock.calls.length > 0);
  expect(known()).toEqual(['subscriptions']);
});

it('reports that something else is offered than before a restart', async () => {
  service.json({ capabilities: ['feedback', 'subscriptions'] });
  await start();
  service.json({ capabilities: ['feedback'] });
  await start();
  expect(known()).toEqual(['feedback']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('requests nothing if the setting names them', async () => {
  const before = service.requests.length;
  settings.eServicesCapabilities = ['idempotency'];
  await start();
  await reloadCapabilities();
  expect(known()).toEqual(['idempotency']);
  settings.eServicesCapabilities = [];
  await start();
  expect(known()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(service.requests).toHaveLength(before);
});

it('logs the capabilities and their source once', async () => {
  const line = () => jest.mocked(log.info).mock.calls.at(-1)?.[0];
  service.json({ capabilities: ['feedback'] });
  await start();
  expect(line()).toEqual({ capabilities: ['feedback'], from: 'e-services API' });
  service.json({}, 503);
  await start();
  expect(line()).toEqual({ capabilities: ['feedback'], from: 'last known' });
  settings.eServicesCapabilities = [];
  await start();
  expect(line()).toEqual({ capabilities: [], from: 'E_SERVICES_CAPABILITIES' });
});
