import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ShownSubmission } from '../admin/shown-submission.js';
import { PERSONAL_FIELDS, type PersonalField } from '../forms/persons.js';
import { reasonIn, send } from './client.js';
import { UsageError } from './usage-error.js';

const PRIVATE = { mode: 0o600 };

interface Person {
  readonly by: PersonalField;
  readonly value: string;
}

/**
 * Exports a person's submissions as JSON, with their files, to a folder only its owner can read.
 * @param socket of the e-services API
 */
export async function exportPerson(
  socket: string,
  by: string | undefined,
  folder: string | undefined,
): Promise<void> {
  if (folder === undefined) throw new UsageError('--to must be a new folder.');
  const found = await find(socket, await readPerson(by));
  mkdirSync(folder, { mode: 0o700 });
  const file = (name: string) => path.join(folder, name);
  writeFileSync(file('submissions.json'), `${JSON.stringify(found, undefined, 2)}\n`, PRIVATE);
  for (const { reference, file: attached } of found) {
    if (!attached) continue;
    const { status, body } = await send(socket, 'GET', `/files/${encodeURIComponent(reference)}`);
    if (status !== 200) throw new Error(`The file of ${reference} could not be read.`);
    writeFileSync(file(`${reference}.pdf`), body, PRIVATE);
  }
  console.log(`${found.length} submissions exported.`);
}

/**
 * Lists a person's submissions, and deletes them only if their number is confirmed: a mistyped
 * number or address must delete no other person's data.
 * @param socket of the e-services API
 */
export async function deletePerson(
  socket: string,
  by: string | undefined,
  confirmed: string | undefined,
): Promise<void> {
  const person = await readPerson(by);
  const found = await find(socket, person);
  if (confirmed === undefined || Number(confirmed) !== found.length) {
    for (const { receivedAt, reference, kind, file } of found) {
      console.log([receivedAt, reference, kind, file ? 'file' : ''].join('  ').trim());
    }
    console.log(`${found.length} submissions found. Nothing was deleted.`);
    if (confirmed !== undefined) throw new UsageError(`--confirm must be ${found.length}.`);
    if (found.length > 0)
      console.log(`To delete them, run this again with --confirm ${found.length}.`);
    return;
  }
  const { status, body } = await send(socket, 'POST', '/persons/delete', person);
  if (status !== 200) {
    throw new Error(reasonIn(body) || 'The service failed; see its log. Run this again.');
  }
  const { deleted } = JSON.parse(body.toString('utf8')) as { deleted: number };
  console.log(`${deleted} submissions deleted.`);
}

async function find(socket: string, person: Person): Promise<readonly ShownSubmission[]> {
  const { status, body } = await send(socket, 'POST', '/persons/find', person);
  if (status !== 200) throw new Error('The service failed; see its log.');
  return JSON.parse(body.toString('utf8')) as ShownSubmission[];
}

/** Reads the number or address from standard input, to keep it out of shell history. */
async function readPerson(by: string | undefined): Promise<Person> {
  const field = PERSONAL_FIELDS.find((name) => name === by);
  if (!field) throw new UsageError(`--by must be one of ${PERSONAL_FIELDS.join(', ')}.`);
  if (process.stdin.isTTY) console.error(`Enter the ${field} and press Ctrl-D:`);
  const value = (await text(process.stdin)).trim();
  if (value.length < 5 || value.length > 100) {
    throw new UsageError('The standard input must have the number or address to look for.');
  }
  return { by: field, value };
}
