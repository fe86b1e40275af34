import { describeError, logShape, requestIdFrom, withoutPersonalData } from './index';

describe('the id of a request', () => {
  it.each([
    '0123456789abcdef0123456789abcdef',
    '3f1c1f6e-0d8e-4b8e-9c55-0a1b2c3d4e5f',
    'edge-1_0000000001',
  ])('keeps %s', (id) => {
    expect(requestIdFrom(id)).toBe(id);
  });

  it.each([
    [undefined],
    [''],
    ['1012345678'],
    ['0512345678'],
    ['noura@ports.example'],
    ['0123456789abcdef\n{"level":"error"}'],
    ['0'.repeat(65)],
    [['0123456789abcdef', '0123456789abcdef']],
  ])('replaces %j', (given) => {
    expect(requestIdFrom(given)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
  });
});

it('log lines have level names and UTC times', () => {
  const { base, timestamp, formatters } = logShape('chat');
  expect(base).toEqual({ service: 'chat' });
  expect(timestamp()).toMatch(/^,"time":"\d{4}-\d\d-\d\dT[\d:.]+Z"$/);
  expect(formatters.level('warn')).toEqual({ level: 'warn' });
});

it('log lines have the name, code and frames of an error, not its message', () => {
  const cause = Object.assign(new RangeError('Noura'), { code: '23505' });
  const err = new Error('Noura', { cause });
  const line = logShape('e-services').formatters.log({ err, id: 1 });
  expect(line).toMatchObject({
    id: 1,
    error: 'Error',
    cause: { error: 'RangeError', code: '23505' },
  });
  expect(line).not.toHaveProperty('err');
  expect(JSON.stringify(line)).toContain('telemetry.test');
  expect(JSON.stringify(line)).not.toContain('Noura');
  expect(describeError('Noura')).toEqual({ error: 'string' });
});

it('an exported span has no user input and keeps its trace', () => {
  class Span {
    readonly name = 'fetch GET http://api/searchAgents?agentName=Noura';
    readonly attributes = {
      'http.method': 'GET',
      'http.route': '/[locale]/search',
      'http.status_code': 500,
      'http.target': '/search?q=Noura',
      'http.url': 'http://api/searchAgents?agentName=Noura',
      'url.full': 'http://api/searchAgents?agentName=Noura',
      'http.user_agent': 'Noura',
      'client.address': '203.0.113.9',
    };
    readonly events = [
      {
        name: 'exception',
        attributes: { 'exception.type': 'TypeError', 'exception.message': 'Noura is not' },
      },
    ];
    readonly status = { code: 2, message: 'Noura is not a function' };
    private readonly id = 'trace';
    spanContext() {
      return { traceId: this.id };
    }
  }
  const sent = withoutPersonalData(new Span());
  expect(sent.spanContext()).toEqual({ traceId: 'trace' });
  expect({ name: sent.name, attributes: sent.attributes }).toEqual({
    name: 'fetch GET http://api/searchAgents',
    attributes: { 'http.method': 'GET', 'http.route': '/[locale]/search', 'http.status_code': 500 },
  });
  expect(sent.events).toEqual([
    { name: 'exception', attributes: { 'exception.type': 'TypeError' } },
  ]);
  expect(sent.status).toEqual({ code: 2 });
});
