import type { Readable } from 'node:stream';
import {
  DEPARTMENTS,
  type CasePerson,
  type Department,
  type NewAssignee,
} from '@ports-authority/e-services-contract';
import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings';
import { DESK, type DeskAction } from './actions';
import { DeskApi, type DeskRequest, type Download } from './desk-api';
import { DeskFault } from './fault';
import { deskPeople, deskPerson, setDepartments, type DeskPerson, type PanelUser } from './people';

/** Request header with what is searched for, URI-encoded: a name or number has no place in a URL. */
const SEARCH_HEADER = 'x-desk-search';
const MAX_VALUE_CHARACTERS = 200;
const CASE_QUERY = [
  'kind',
  'state',
  'department',
  'assignee',
  'overdue',
  'dueSoon',
  'page',
  'pageSize',
  'sort',
] as const;
const ACCESS_QUERY = ['reference', 'user', 'page', 'pageSize'] as const;
/** A case's reference, a file's or a person's id. */
const SEGMENT = /^[0-9A-Za-z][0-9A-Za-z._-]{0,99}$/;

/** The used part of a Koa context. */
interface Context {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly state: {
    readonly user: PanelUser;
    readonly userAbility: { can(action: string): boolean };
  };
  readonly request: { readonly body?: unknown };
  status: number;
  type: string;
  length: number;
  body: unknown;
  get(header: string): string;
  set(headers: Record<string, string>): void;
}

interface Call {
  readonly strapi: Core.Strapi;
  readonly api: DeskApi;
  readonly person: DeskPerson;
  readonly context: Context;
}

/** Gives what the panel gets as JSON; a file has already been put into the context. */
type Handler = (call: Call) => Promise<unknown>;

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Required action of the user's role. */
  readonly action: DeskAction;
  readonly handler: Handler;
}

const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/me', action: DESK.read, handler: me },
  { method: 'GET', path: '/people', action: DESK.answer, handler: people },
  { method: 'PUT', path: '/people/:id/departments', action: DESK.manage, handler: assign },
  { method: 'GET', path: '/summary', action: DESK.read, handler: get(() => '/desk/summary') },
  { method: 'GET', path: '/templates', action: DESK.answer, handler: get(() => '/desk/templates') },
  { method: 'GET', path: '/cases', action: DESK.read, handler: listCases },
  { method: 'GET', path: '/cases.ndjson', action: DESK.answer, handler: exportCases },
  { method: 'GET', path: '/cases/:reference', action: DESK.read, handler: get(casePath) },
  { method: 'PUT', path: '/cases/:reference', action: DESK.answer, handler: change },
  { method: 'POST', path: '/cases/:reference/notes', action: DESK.answer, handler: post('notes') },
  {
    method: 'POST',
    path: '/cases/:reference/answers',
    action: DESK.answer,
    handler: post('answers'),
  },
  {
    method: 'POST',
    path: '/cases/:reference/decision',
    action: DESK.answer,
    handler: post('decision'),
  },
  { method: 'GET', path: '/cases/:reference/files/:id', action: DESK.read, handler: file },
  { method: 'GET', path: '/access-log', action: DESK.manage, handler: accessLog },
];

/**
 * Registers the desk's routes below /desk: for signed-in users of the panel whose role allows it. Who
 * asks is taken from the session; nothing that the browser says of it is passed on.
 */
export function registerDeskRoutes(
  strapi: Core.Strapi,
  { deskUrl, deskToken }: Pick<Settings, 'deskUrl' | 'deskToken'>,
): void {
  const api = new DeskApi({ url: deskUrl, token: deskToken });
  strapi.server.routes({
    type: 'admin',
    routes: ROUTES.map(({ method, path, action, handler }) => ({
      method,
      path: `/desk${path}`,
      handler: (context: Context) => answer(strapi, api, context, handler),
      config: {
        // Only a signed-in user, no API token of any kind.
        auth: { scope: [], strategies: ['admin'] },
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [action] } },
        ],
      },
    })),
  } as never);
}

async function answer(
  strapi: Core.Strapi,
  api: DeskApi,
  context: Context,
  handler: Handler,
): Promise<void> {
  const { user, userAbility } = context.state;
  context.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  try {
    const person = await deskPerson(strapi, user, (action) => userAbility.can(action));
    const result = await handler({ strapi, api, person, context });
    if (result !== undefined) context.body = result;
  } catch (error) {
    if (!(error instanceof DeskFault)) throw error;
    const { status, reason, message } = error;
    if (status >= 500)
      strapi.log.warn(`Desk: a request of admin user ${user.id} failed: ${reason}.`);
    context.status = status;
    context.body = {
      data: null,
      error: { status, name: 'DeskFault', message, details: { reason } },
    };
  }
}

async function me({ api, person }: Call): Promise<unknown> {
  return { ...person, isConfigured: api.isConfigured };
}

async function people({ strapi }: Call): Promise<unknown> {
  return deskPeople(strapi);
}

async function assign({ strapi, person, context }: Call): Promise<unknown> {
  const { departments } = (context.request.body ?? {}) as { departments?: unknown };
  if (!Array.isArray(departments) || !departments.every(isDepartment)) {
    throw new DeskFault(400, 'input');
  }
  const { id } = await personNamed(strapi, context.params.id);
  await setDepartments(strapi, id, departments);
  strapi.log.info(
    `Desk: admin user ${person.id} set the departments of admin user ${id}: ${departments.join(', ') || 'none'}.`,
  );
  return deskPeople(strapi);
}

function isDepartment(value: unknown): value is Department {
  return DEPARTMENTS.some((department) => department === value);
}

function get(pathOf: (context: Context) => string): Handler {
  return ({ api, person, context }) => api.json(person, { method: 'GET', path: pathOf(context) });
}

function post(what: 'notes' | 'answers' | 'decision'): Handler {
  return ({ api, person, context }) =>
    api.json(person, {
      method: 'POST',
      path: `${casePath(context)}/${what}`,
      body: context.request.body ?? {},
    });
}

/** The body has the id of the person who is to be in charge; the name is the account's. */
async function change({ strapi, api, person, context }: Call): Promise<unknown> {
  const { assignee, ...rest } = (context.request.body ?? {}) as { assignee?: unknown };
  return api.json(person, {
    method: 'PATCH',
    path: casePath(context),
    body: {
      ...rest,
      ...(assignee === null && { assignee }),
      ...(typeof assignee === 'string' && {
        assignee: await personInCharge(strapi, assignee),
      }),
    },
  });
}

async function personNamed(strapi: Core.Strapi, id: unknown): Promise<CasePerson> {
  const found = (await deskPeople(strapi)).find((one) => one.id === id);
  if (!found) throw new DeskFault(400, 'unknown-person');
  return { id: found.id, name: found.name };
}

/** The desk API checks the department of the case. */
async function personInCharge(strapi: Core.Strapi, id: string): Promise<NewAssignee> {
  const found = (await deskPeople(strapi)).find((one) => one.id === id);
  if (!found || found.role === 'reader') throw new DeskFault(400, 'unknown-person');
  return { id: found.id, name: found.name, departments: found.departments };
}

async function listCases({ api, person, context }: Call): Promise<unknown> {
  return api.json(person, { method: 'GET', path: '/desk/cases', query: caseQuery(context) });
}

async function accessLog({ api, person, context }: Call): Promise<unknown> {
  const query = queryOf(context, ACCESS_QUERY);
  return api.json(person, { method: 'GET', path: '/desk/access-log', query });
}

async function exportCases({ api, person, context }: Call): Promise<void> {
  const query = caseQuery(context);
  query.delete('page');
  query.delete('pageSize');
  const request: DeskRequest = { method: 'GET', path: '/desk/cases.ndjson', query };
  show(context, await api.download(person, request), 'cases.ndjson');
}

async function file({ api, person, context }: Call): Promise<void> {
  const path = `${casePath(context)}/files/${segment(context.params.id)}`;
  const name = `${segment(context.params.reference)}.pdf`;
  show(context, await api.download(person, { method: 'GET', path }), name);
}

/** Never rendered in the browser, because it comes from a visitor. */
function show(context: Context, { type, size, content }: Download, name: string): void {
  context.set({ 'Content-Disposition': `attachment; filename="${name}"` });
  context.type = type;
  if (size !== undefined) context.length = size;
  context.body = content satisfies Readable;
}

function casePath({ params }: Context): string {
  return `/desk/cases/${segment(params.reference)}`;
}

function segment(value: string | undefined): string {
  if (value === undefined || !SEGMENT.test(value)) throw new DeskFault(404, 'not-found');
  return value;
}

function caseQuery(context: Context): URLSearchParams {
  const query = queryOf(context, CASE_QUERY);
  const search = decoded(context.get(SEARCH_HEADER));
  if (search) query.set('search', search);
  return query;
}

function queryOf({ query }: Context, names: readonly string[]): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string' || value.length > MAX_VALUE_CHARACTERS) {
      throw new DeskFault(400, 'input');
    }
    known.set(name, value);
  }
  return known;
}

function decoded(header: string): string {
  try {
    const text = decodeURIComponent(header).trim();
    if (text.length <= MAX_VALUE_CHARACTERS) return text;
  } catch {
    // Not encoded: refused below.
  }
  throw new DeskFault(400, 'input');
}
