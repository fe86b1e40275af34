import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { CASE_KINDS, type OrderDecision } from '@ports-authority/e-services-contract';
import { SettingsError } from '@ports-authority/settings';
import { toCsv } from '@ports-authority/text';
import { loadSettings, socketPath } from '../settings/settings.js';
import type { PageFeedback, ToolDecision } from '../admin/server.js';
import type { ShownSubmission } from '../admin/shown-submission.js';
import { FORMS } from '../forms/forms.js';
import { NotRunningError, reasonIn, send } from './client.js';
import { deletePerson, exportPerson } from './person.js';
import { UsageError } from './usage-error.js';

const USAGE = `npm run submissions -- list [--kind <kind>] [--limit <1-1000>]
npm run submissions -- show <reference> [--file <to.pdf>]
npm run submissions -- export --format csv|json [--kind <kind>] [--to <file>]
npm run submissions -- accept <reference of an order> …
npm run submissions -- refuse <reference of an order> … --reason <for the sender>
npm run submissions -- delete <reference> …
npm run submissions -- feedback
npm run submissions -- export-person --by identity|mobile|email --to <new folder>
npm run submissions -- delete-person --by identity|mobile|email [--confirm <number found>]

Kinds: ${CASE_KINDS.join(', ')}. The service must be running. The person's
number or address is read from the standard input, so that no history keeps it.`;

const PRIVATE = { mode: 0o600 };

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function run(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      limit: { type: 'string', default: '50' },
      file: { type: 'string' },
      format: { type: 'string' },
      to: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
      confirm: { type: 'string' },
    },
  });
  const [command, ...references] = positionals;
  if (values.kind !== undefined && !(CASE_KINDS as readonly string[]).includes(values.kind)) {
    throw new UsageError(`--kind must be one of ${CASE_KINDS.join(', ')}.`);
  }
  const socket = socketPath(loadSettings(process.env).dataDir);
  switch (command) {
    case 'list':
      return list(socket, values.kind, values.limit);
    case 'show':
      return show(socket, references, values.file);
    case 'export':
      return exportAll(socket, values.kind, values.format, values.to);
    case 'accept':
      return decide(socket, references, 'accepted', '');
    case 'refuse':
      if (!values.reason?.trim())
        throw new UsageError('--reason must be the reason, for the sender.');
      return decide(socket, references, 'refused', values.reason);
    case 'delete':
      return remove(socket, references);
    case 'export-person':
      return exportPerson(socket, values.by, values.to);
    case 'delete-person':
      return deletePerson(socket, values.by, values.confirm);
    case 'feedback':
      return feedback(socket);
    default:
      throw new UsageError(USAGE);
  }
}

async function list(socket: string, kind: string | undefined, limit: string): Promise<void> {
  if (!/^\d{1,4}$/.test(limit) || Number(limit) < 1 || Number(limit) > 1000) {
    throw new UsageError('--limit must be a whole number from 1 to 1000.');
  }
  const rows = await get<ShownSubmission[]>(socket, submissionsPath({ kind, newest: limit }));
  for (const { reference, kind, receivedAt, file, reservation } of rows) {
    const more = [file && 'file', reservation && describeReservation(reservation)].filter(Boolean);
    console.log([receivedAt, reference, kind.padEnd(15), ...more].join('  ').trimEnd());
  }
}

async function show(socket: string, references: string[], to: string | undefined): Promise<void> {
  const [reference] = references;
  if (!reference) throw new UsageError(USAGE);
  const id = encodeURIComponent(reference);
  const found = await get<ShownSubmission>(socket, `/submissions/${id}`, reference);
  console.log(JSON.stringify(found, undefined, 2));
  if (to === undefined) return;
  if (!found.file) throw new UsageError(`${reference} has no file.`);
  const { status, body } = await send(socket, 'GET', `/files/${id}`);
  if (status !== 200) throw new UsageError(`The file of ${reference} could not be read.`);
  writeFileSync(to, body, PRIVATE);
}

async function exportAll(
  socket: string,
  kind: string | undefined,
  format: string | undefined,
  to: string | undefined,
): Promise<void> {
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format must be csv or json.');
  const all: ShownSubmission[] = [];
  for (;;) {
    const after = String(all.at(-1)?.id ?? 0);
    const rows = await get<ShownSubmission[]>(socket, submissionsPath({ kind, after }));
    if (rows.length === 0) break;
    all.push(...rows);
  }
  const output = format === 'csv' ? asCsv(all) : `${JSON.stringify(all, undefined, 2)}\n`;
  if (to === undefined) process.stdout.write(output);
  else writeFileSync(to, output, PRIVATE);
}

function asCsv(rows: ShownSubmission[]): string {
  const kinds = new Set(rows.map(({ kind }) => kind));
  const names = new Set(
    FORMS.filter(({ kind }) => kinds.has(kind)).flatMap(({ schema }) =>
      Object.keys(schema.properties).filter((name) => name !== 'captcha'),
    ),
  );
  const head = [
    'reference',
    'kind',
    'receivedAt',
    'fileTitle',
    'fileSize',
    'state',
    'language',
    ...names,
  ];
  return toCsv([
    head,
    ...rows.map(({ reference, kind, receivedAt, file, reservation, case: work, fields }) => [
      reference,
      kind,
      receivedAt,
      file?.title ?? '',
      file ? String(file.size) : '',
      reservation?.state ?? '',
      work?.language ?? '',
      ...[...names].map((name) => fields[name] ?? ''),
    ]),
  ]);
}

async function remove(socket: string, references: string[]): Promise<void> {
  if (references.length === 0) throw new UsageError(USAGE);
  for (const reference of references) {
    const url = `/submissions/${encodeURIComponent(reference)}`;
    const { status, body } = await send(socket, 'DELETE', url);
    if (status === 404) throw new UsageError(`There is no submission ${reference}.`);
    if (status !== 204) throw new Error(reasonIn(body) || `Deleting ${reference} failed.`);
    console.log(`${reference} deleted.`);
  }
}

/**
 * Accepts or refuses orders. A refused order returns its quantity; the sender is notified, and the case
 * records who ran the tool.
 */
async function decide(
  socket: string,
  references: string[],
  decision: OrderDecision,
  text: string,
): Promise<void> {
  if (references.length === 0) throw new UsageError(USAGE);
  const sent: ToolDecision = { user: userInfo().username, text };
  for (const reference of references) {
    const url = `/orders/${encodeURIComponent(reference)}/${decision}`;
    const { status, body } = await send(socket, 'POST', url, sent);
    if (status === 404) throw new UsageError(`There is no order ${reference}.`);
    if (status === 409) {
      const { state } = JSON.parse(body.toString('utf8')) as { state: string };
      throw new UsageError(`${reference} can't be ${decision}: it is ${state}.`);
    }
    if (status !== 204) throw new Error(`${reference} could not be ${decision}.`);
    console.log(`${reference} ${decision}.`);
  }
}

function describeReservation({
  state,
  until,
}: NonNullable<ShownSubmission['reservation']>): string {
  return state === 'open' ? `open until ${until}` : state;
}

async function feedback(socket: string): Promise<void> {
  const rows = await get<PageFeedback[]>(socket, '/feedback');
  for (const { page, language, yes, no, reasons } of rows) {
    console.log(`${page}  ${language ?? '-'}  yes ${yes}  no ${no}  with a reason ${reasons}`);
  }
}

function submissionsPath(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return `/submissions?${new URLSearchParams(given)}`;
}

async function get<Data>(socket: string, url: string, reference?: string): Promise<Data> {
  const { status, body } = await send(socket, 'GET', url);
  if (status === 404) throw new UsageError(`There is no submission ${reference ?? ''}.`);
  if (status !== 200) throw new Error('The service failed; see its log.');
  return JSON.parse(body.toString('utf8')) as Data;
}

function explain(error: unknown): string {
  if (error instanceof NotRunningError) {
    return 'The e-services are not running on this data folder (E_SERVICES_DATA_DIR). Start them first.';
  }
  if (error instanceof UsageError || error instanceof SettingsError) return error.message;
  if (error instanceof TypeError && 'code' in error) return `${error.message}\n\n${USAGE}`;
  return error instanceof Error ? error.message : 'Failed.';
}
