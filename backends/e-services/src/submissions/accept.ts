import { createHash } from 'node:crypto';
import type { Database } from '../database/connect.js';
import { Refusal, SENTENCES } from '../http/errors.js';
import type { FileStore } from './files.js';
import type { Form } from './forms.js';
import { requireAvailable, takeFromStock } from './orders.js';
import type { Upload } from './receive-multipart.js';
import type { Scanner } from './scanner.js';
import { findAnswer, insertSubmission, type NewSubmission, type StoredAnswer } from './store.js';
import type { Turns } from './turns.js';

/** What is needed to take a submission in. */
export interface Desk {
  database: Database;
  files: FileStore;
  /** Undefined: files are not scanned. */
  scanner: Scanner | undefined;
  turns: Turns;
  now: () => Date;
}

/** A submission whose fields keep the form's rules. */
export interface ValidSubmission {
  form: Form;
  /** Made by the sender; the same one again means the same submission again. */
  key: string | undefined;
  /** Without the captcha's answer. */
  fields: Record<string, string>;
  upload: Upload | undefined;
}

/**
 * Stores a submission, or finds that it has been stored before. When this returns, row and file
 * are on the disk.
 * @param requireCaptcha asked after everything that is the sender's fault, but not for a
 *   submission that is stored already: its answer was used up the first time
 * @throws Refusal
 */
export async function acceptSubmission(
  desk: Desk,
  { form, key, fields, upload }: ValidSubmission,
  requireCaptcha: () => void,
): Promise<StoredAnswer> {
  const identity = { kind: form.kind, key, fingerprint: fingerprint(fields, upload) };
  // A double click sends two at once: the second one waits, then finds the first one's answer.
  return desk.turns.take(`${form.kind} ${key ?? identity.fingerprint}`, async () => {
    const before = await findAnswer(desk.database, identity);
    if (before) return before;
    const movableId =
      form.kind === 'order' ? await requireAvailable(desk.database, fields) : undefined;
    requireCaptcha();
    if (upload) await requireClean(desk.scanner, upload, form);
    const file = upload && {
      name: await desk.files.keep(upload.path),
      title: upload.title,
      size: upload.size,
    };
    const submission = {
      ...identity,
      fields,
      message: form.message,
      file,
      receivedAt: desk.now(),
    };
    try {
      return await store(desk.database, submission, movableId);
    } catch (error) {
      // After any other failure the row may have been committed all the same: the sweep finds out.
      if (error instanceof Refusal && file) await desk.files.remove(file.name);
      throw error;
    }
  });
}

async function store(
  database: Database,
  submission: NewSubmission,
  movableId: number | undefined,
): Promise<StoredAnswer> {
  const stored = await database.transaction(async (transaction) => {
    const answer = await insertSubmission(transaction, submission);
    if (answer && movableId !== undefined) {
      await takeFromStock(transaction, movableId, submission.fields['Quantity'] ?? '');
    }
    return answer;
  });
  const answer = stored ?? (await findAnswer(database, submission));
  if (!answer) throw new Error('A submission was neither stored nor found.');
  return answer;
}

async function requireClean(
  scanner: Scanner | undefined,
  upload: Upload,
  form: Form,
): Promise<void> {
  if (!scanner || (await scanner.isClean(upload.path))) return;
  const sentence = SENTENCES.input;
  throw new Refusal(400, sentence, {
    message: sentence,
    fields: { [form.file ?? 'file']: sentence },
  });
}

function fingerprint(fields: Record<string, string>, upload: Upload | undefined): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted, upload?.sha256 ?? null]))
    .digest('hex');
}
