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

/** URI-encoded search text; a header, as personal data must not appear in URLs. */
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
/** Reference of a case, or id of a file or user. */
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

/** Returns the JSON response; undefined if the handler has set the body. */
type Handler = (call: Call) => Promise<unknown>;

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly action: DeskAction;
  readonly handler: Handler;
}

const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/me', action: DESK.read, handler: me },
  { method: 'GET', path: '/people', action: DESK.answer, handler: people },
  {
    method: 'PUT',
    path: '/people/:id/departments',
    action: DESK.manage,
    handler: assignDepartments,
  },
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

/** Registers the routes below /desk. The user comes from the session only, never from the request. */
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
      handler: (context: Context) => handle(strapi, api, context, handler),
      config: {
        // No API tokens.
        auth: { scope: [], strategies: ['admin'] },
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [action] } },
        ],
      },
    })),
  } as never);
}

async function handle(
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
      strapi.log.warn('desk request failed', { fields: { user: user.id, reason } });
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

async function assignDepartments({ strapi, person, context }: Call): Promise<unknown> {
  const { departments } = (context.request.body ?? {}) as { departments?: unknown };
  if (!Array.isArray(departments) || !departments.every(isDepartment)) {
    throw new DeskFault(400, 'input');
  }
  const { id } = await findPerson(strapi, context.params.id);
  await setDepartments(strapi, id, departments);
  strapi.log.info('desk departments changed', { fields: { by: person.id, user: id, departments } });
  return deskPeople(strapi);
}

function isDepartment(value: unknown): value is Department {
  return DEPARTMENTS.some((department) => department === value);
}

function get(toPath: (context: Context) => string): Handler {
  return ({ api, person, context }) => api.json(person, { method: 'GET', path: toPath(context) });
}

function post(what: 'notes' | 'answers' | 'decision'): Handler {
  return ({ api, person, context }) =>
    api.json(person, {
      method: 'POST',
      path: `${casePath(context)}/${what}`,
      body: context.request.body ?? {},
    });
}

/** The body has the assignee's id; the name is read from the account. */
async function change({ strapi, api, person, context }: Call): Promise<unknown> {
  const { assignee, ...rest } = (context.request.body ?? {}) as { assignee?: unknown };
  return api.json(person, {
    method: 'PATCH',
    path: casePath(context),
    body: {
      ...rest,
      ...(assignee === null && { assignee }),
      ...(typeof assignee === 'string' && {
        assignee: await findAssignee(strapi, assignee),
      }),
    },
  });
}

async function findPerson(strapi: Core.Strapi, id: unknown): Promise<CasePerson> {
  const found = (await deskPeople(strapi)).find((person) => person.id === id);
  if (!found) throw new DeskFault(400, 'unknown-person');
  return { id: found.id, name: found.name };
}

/** The desk API checks the department of the case. */
async function findAssignee(strapi: Core.Strapi, id: string): Promise<NewAssignee> {
  const found = (await deskPeople(strapi)).find((person) => person.id === id);
  if (!found || found.role === 'reader') throw new DeskFault(400, 'unknown-person');
  return { id: found.id, name: found.name, departments: found.departments };
}

async function listCases({ api, person, context }: Call): Promise<unknown> {
  return api.json(person, { method: 'GET', path: '/desk/cases', query: caseQuery(context) });
}

async function accessLog({ api, person, context }: Call): Promise<unknown> {
  const query = pickQuery(context, ACCESS_QUERY);
  return api.json(person, { method: 'GET', path: '/desk/access-log', query });
}

async function exportCases({ api, person, context }: Call): Promise<void> {
  const query = caseQuery(context);
  query.delete('page');
  query.delete('pageSize');
  const request: DeskRequest = { method: 'GET', path: '/desk/cases.ndjson', query };
  sendDownload(context, await api.download(person, request), 'cases.ndjson');
}

async function file({ api, person, context }: Call): Promise<void> {
  const path = `${casePath(context)}/files/${segment(context.params.id)}`;
  const name = `${segment(context.params.reference)}.pdf`;
  sendDownload(context, await api.download(person, { method: 'GET', path }), name);
}

/** `attachment` keeps the browser from rendering a visitor's file. */
function sendDownload(context: Context, { type, size, content }: Download, name: string): void {
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
  const query = pickQuery(context, CASE_QUERY);
  const search = decodeSearch(context.get(SEARCH_HEADER));
  if (search) query.set('search', search);
  return query;
}

function pickQuery({ query }: Context, names: readonly string[]): URLSearchParams {
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

function decodeSearch(header: string): string {
  try {
    const text = decodeURIComponent(header).trim();
    if (text.length <= MAX_VALUE_CHARACTERS) return text;
  } catch {
    // Invalid encoding.
  }
  throw new DeskFault(400, 'input');
}
