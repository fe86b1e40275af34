import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CASE_TRANSITIONS,
  DESK_HEADERS,
  type CaseChange,
  type CaseDetails,
  type CaseState,
  type NewAnswer,
  type NewNote,
} from '@ports-authority/e-services-contract';

export interface DeskCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string;
  readonly user: string;
  readonly name: string;
  readonly role: string;
  readonly departments: string;
  readonly body: unknown;
}

type Mood = 'well' | 'silent' | 'nonsense' | 'broken' | 'moved' | 'huge';

/** A fake desk API with two cases in memory; ignores roles and departments. */
export interface FakeDesk {
  readonly url: string;
  readonly calls: DeskCall[];
  /** Failure mode of further responses. */
  mood: Mood;
  /** Simulates a concurrent change. */
  change(reference: string, state: CaseState): void;
  close(): void;
}

export const FILE = Buffer.from('%PDF-1.7 a letter');
export const CONTACT = 'NPA-2026-DESK01';
export const CALLBACK = 'NPA-2026-DESK02';

/** Starts on a free port. @param token the accepted token */
export async function startFakeDesk(token: string): Promise<FakeDesk> {
  const cases = new Map([CONTACT, CALLBACK].map((reference) => [reference, sample(reference)]));
  const calls: DeskCall[] = [];

  function respond(call: DeskCall): { status: number; body: unknown } {
    const { method, path } = call;
    if (call.authorization !== `Bearer ${token}`) return refusal(401, 'token');
    if (path === '/desk/summary') {
      const states = Object.fromEntries(Object.keys(CASE_TRANSITIONS).map((state) => [state, 1]));
      return ok({ states, overdue: 1, dueSoon: 1, mine: 0, unassigned: 2, assignees: [] });
    }
    if (path === '/desk/templates') return ok([]);
    if (path === '/desk/access-log') return ok({ items: [], total: 0, page: 1, pageSize: 25 });
    if (path === '/desk/cases') {
      const items = [...cases.values()];
      return ok({ items, total: items.length, page: 1, pageSize: 25 });
    }
    const [, reference = '', part] = /^\/desk\/cases\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    const found = cases.get(reference);
    if (!found) return refusal(404, 'not-found');
    if (method === 'GET') return ok(found);
    if (part === 'notes') return ok(noted(found, call));
    const { version } = call.body as CaseChange | NewAnswer;
    if (version !== found.version) return refusal(409, 'changed');
    const state = method === 'PATCH' ? (call.body as CaseChange).state : 'answered';
    if (state && !CASE_TRANSITIONS[found.state].includes(state)) return refusal(422, 'transition');
    const changed = { ...found, ...(state && { state }), version: version + 1 };
    cases.set(reference, changed);
    return ok(changed);
  }

  const server = http.createServer((request, response) => {
    void parseCall(request).then((call) => {
      calls.push(call);
      if (desk.mood === 'silent') return;
      if (desk.mood === 'moved') {
        return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
      }
      if (desk.mood === 'broken') return void response.writeHead(500).end();
      if (desk.mood === 'nonsense') return void response.writeHead(200).end('<html>');
      if (desk.mood === 'huge') {
        return void response.writeHead(200).end(`"${'a'.repeat(5 * 1024 * 1024)}"`);
      }
      const { path } = call;
      if (/\/files\/\d+$/.test(path)) return void response.writeHead(200, file()).end(FILE);
      if (path === '/desk/cases.ndjson') {
        return void response
          .writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' })
          .end(`{"reference":"${CONTACT}"}\n`);
      }
      const { status, body } = respond(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const desk: FakeDesk = {
    url: `http://127.0.0.1:${port}`,
    calls,
    mood: 'well',
    change: (reference, state) => {
      const found = cases.get(reference);
      if (found) cases.set(reference, { ...found, state, version: found.version + 1 });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return desk;
}

const ok = (body: unknown) => ({ status: 200, body });

const refusal = (status: number, error: string) => ({
  status,
  body: { error, message: `Refused: ${error}.` },
});

const file = () => ({ 'content-type': 'application/pdf', 'content-length': FILE.length });

function noted(found: CaseDetails, { user, name, body }: DeskCall): CaseDetails {
  const note = {
    id: 1,
    at: '2026-11-23T09:00:00+03:00',
    by: { id: user, name },
    text: (body as NewNote).text,
  };
  return { ...found, notes: [note] };
}

async function parseCall(request: IncomingMessage): Promise<DeskCall> {
  let text = '';
  for await (const part of request) text += String(part);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const header = (name: string): string => String(request.headers[name] ?? '');
  return {
    method: request.method ?? '',
    path: pathname,
    query: Object.fromEntries(searchParams),
    authorization: header('authorization'),
    user: header(DESK_HEADERS.user),
    name: decodeURIComponent(header(DESK_HEADERS.name)),
    role: header(DESK_HEADERS.role),
    departments: header(DESK_HEADERS.departments),
    body: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

function sample(reference: string): CaseDetails {
  return {
    reference,
    kind: reference === CONTACT ? 'contact' : 'callback',
    state: 'received',
    department: 'customer-care',
    assignee: null,
    receivedAt: '2026-11-22T10:15:00+03:00',
    dueOn: '2026-11-24',
    overdue: false,
    title: 'سالم بن ناصر',
    hasFile: reference === CONTACT,
    version: 1,
    language: 'ar',
    fields: [{ name: 'name', labelKey: 'contact.name', value: 'سالم بن ناصر', format: 'line' }],
    files: [],
    order: null,
    history: [],
    notes: [],
    messages: [],
    transitions: ['in-progress', 'waiting', 'answered', 'closed'],
    canChange: true,
    canAnswer: true,
    keptUntil: '2029-11-23',
  };
}
