import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { socketPath } from '../settings.js';
import type { ShownSubmission } from '../admin/shown-submission.js';
import { PERSONAL_FIELDS, spellingsOf, type PersonalField } from '../forms/persons.js';
import { NotRunningError, reasonIn, send } from './client.js';
import { UsageError } from './usage-error.js';

const PRIVATE = { mode: 0o600 };

/** What the two commands are given. */
export interface PersonOptions {
  readonly by: string | undefined;
  /** The CMS's data folder, or `none` where it has never stored contact forms. */
  readonly cmsData: string | undefined;
}

interface Person {
  readonly by: PersonalField;
  readonly value: string;
}

/** A program that stores submissions, with the socket on which it serves this tool. */
interface Store {
  readonly name: 'e-services' | 'cms';
  readonly socket: string;
  /** What it is asked with. */
  readonly question: object;
}

interface Found {
  readonly store: Store;
  readonly submissions: readonly ShownSubmission[];
}

/**
 * Writes a person's submissions as JSON, and their files, to a folder that nobody else can read.
 * @param socket of the e-services API
 */
export async function exportPerson(
  socket: string,
  options: PersonOptions,
  folder: string | undefined,
): Promise<void> {
  if (folder === undefined) throw new UsageError('--to must be a new folder.');
  const found = await find(await storesOf(socket, options));
  mkdirSync(folder, { mode: 0o700 });
  const file = (name: string) => path.join(folder, name);
  const all = found.flatMap(({ store, submissions }) =>
    submissions.map((submission) => ({ store: store.name, ...submission })),
  );
  writeFileSync(file('submissions.json'), `${JSON.stringify(all, undefined, 2)}\n`, PRIVATE);
  for (const { store, submissions } of found) {
    for (const { reference, file: attached } of submissions) {
      if (!attached) continue;
      const url = `/files/${encodeURIComponent(reference)}`;
      const { status, body } = await send(store.socket, 'GET', url);
      if (status !== 200) throw new Error(`The file of ${reference} could not be read.`);
      writeFileSync(file(`${reference}.pdf`), body, PRIVATE);
    }
  }
  console.log(`${all.length} submissions exported${share(found)}.`);
}

/**
 * Names what would be deleted. Deletes it only if its number is confirmed, so that a mistyped number
 * or address deletes nobody else's.
 * @param socket of the e-services API
 */
export async function deletePerson(
  socket: string,
  options: PersonOptions,
  confirmed: string | undefined,
): Promise<void> {
  const found = await find(await storesOf(socket, options));
  const all = found.flatMap(({ submissions }) => submissions);
  if (confirmed === undefined || Number(confirmed) !== all.length) {
    for (const { store, submissions } of found) {
      for (const { receivedAt, reference, kind, file } of submissions) {
        console.log(
          [receivedAt, reference, kind, store.name, file ? 'file' : ''].join('  ').trim(),
        );
      }
    }
    console.log(`${all.length} submissions found${share(found)}. Nothing was deleted.`);
    if (confirmed !== undefined) throw new UsageError(`--confirm must be ${all.length}.`);
    if (all.length > 0) console.log(`To delete them, run this again with --confirm ${all.length}.`);
    return;
  }
  for (const { store, submissions } of found) {
    if (submissions.length === 0) continue;
    const { status, body } = await send(store.socket, 'POST', '/persons/delete', store.question);
    if (status !== 200) throw new Error(reasonIn(body) || failureOf(store, 'Run this again.'));
    const { deleted } = JSON.parse(body.toString('utf8')) as { deleted: number };
    console.log(`${deleted} submissions deleted (${store.name}).`);
  }
}

/** Asks every store before anything is written or deleted: one that does not run is noticed first. */
async function find(stores: readonly Store[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const store of stores) {
    const { status, body } = await askFirst(store);
    if (status !== 200) throw new Error(failureOf(store, ''));
    const submissions = JSON.parse(body.toString('utf8')) as ShownSubmission[];
    found.push({ store, submissions });
  }
  return found;
}

async function askFirst(store: Store) {
  try {
    return await send(store.socket, 'POST', '/persons/find', store.question);
  } catch (error) {
    if (!(error instanceof NotRunningError) || store.name !== 'cms') throw error;
    throw new UsageError(
      'The CMS is not running on the data folder of --cms-data. Start it first; nothing was done.',
    );
  }
}

async function storesOf(socket: string, { by, cmsData }: PersonOptions): Promise<Store[]> {
  if (!PERSONAL_FIELDS.some((field) => field === by)) {
    throw new UsageError(`--by must be one of ${PERSONAL_FIELDS.join(', ')}.`);
  }
  if (cmsData === undefined) {
    throw new UsageError(
      '--cms-data must be the data folder of the CMS, which stores contact forms where CONTACT_FORM_TARGET is content, or "none" where it never was.',
    );
  }
  const person = await readPerson(by as PersonalField);
  const own: Store = { name: 'e-services', socket, question: person };
  if (cmsData === 'none') return [own];
  const values = spellingsOf(person.by, person.value);
  const question = { by: person.by, values };
  return [own, { name: 'cms', socket: socketPath(path.resolve(cmsData)), question }];
}

/** From the standard input, so that no history of a shell keeps it. */
async function readPerson(by: PersonalField): Promise<Person> {
  if (process.stdin.isTTY) console.error(`Enter the ${by} and press Ctrl-D:`);
  const value = (await text(process.stdin)).trim();
  if (value.length < 5 || value.length > 100) {
    throw new UsageError('The standard input must have the number or address to look for.');
  }
  return { by, value };
}

function share(found: readonly Found[]): string {
  const counts = found.map(({ store, submissions }) => `${store.name} ${submissions.length}`);
  return ` (${counts.join(', ')})`;
}

function failureOf({ name }: Store, advice: string): string {
  return `The ${name === 'cms' ? 'CMS' : 'service'} failed; see its log. ${advice}`.trimEnd();
}
