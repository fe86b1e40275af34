import { createHash } from 'node:crypto';
import { ERRORS, type Receipt } from '@ports-authority/e-services-contract';
import {
  KeyedMutex,
  type FileStore,
  type Scanner,
  type Upload,
} from '@ports-authority/submissions';
import type { Database } from '../database/connect.js';
import { Refusal, refuseField } from '../http/errors.js';
import type { Form } from './forms.js';
import { requireAvailable, takeFromStock } from './orders.js';
import { findReceipt, insertSubmission, type NewSubmission } from './store.js';

/** A submission whose fields are valid. */
export interface ValidSubmission {
  form: Form;
  /** The sender's idempotency key. */
  key: string | undefined;
  /** Without the captcha answer. */
  fields: Record<string, string>;
  upload: Upload | undefined;
}

interface Parts {
  database: Database;
  files: FileStore;
  /** Undefined: files are not scanned. */
  scanner: Scanner | undefined;
  now: () => Date;
}

/** Stores submissions, each once. */
export class SubmissionService {
  readonly files: FileStore;
  readonly #database: Database;
  readonly #scanner: Scanner | undefined;
  readonly #now: () => Date;
  readonly #mutex = new KeyedMutex();

  constructor({ database, files, scanner, now }: Parts) {
    this.files = files;
    this.#database = database;
    this.#scanner = scanner;
    this.#now = now;
  }

  /**
   * Stores a submission, or finds the receipt of the same one stored before. When this returns, row
   * and file are durable.
   * @param requireCaptcha called after all other checks of the input, but not for a retry: its
   *   answer was consumed the first time
   * @throws Refusal
   */
  async accept(
    { form, key, fields, upload }: ValidSubmission,
    requireCaptcha: () => void,
  ): Promise<Receipt> {
    const identity = { kind: form.kind, key, fingerprint: fingerprint(fields, upload) };
    // A double click sends two at once: the second one waits, then finds the receipt of the first.
    return this.#mutex.run(`${form.kind} ${key ?? identity.fingerprint}`, async () => {
      const earlier = await findReceipt(this.#database, identity);
      if (earlier) return earlier;
      const movableId =
        form.kind === 'order' ? await requireAvailable(this.#database, fields) : undefined;
      requireCaptcha();
      if (upload) await this.#requireClean(upload, form);
      const file = upload && {
        name: await this.files.keep(upload.path),
        title: upload.title,
        size: upload.size,
      };
      const submission = {
        ...identity,
        fields,
        message: form.message,
        file,
        receivedAt: this.#now(),
      };
      try {
        return await this.#store(submission, movableId);
      } catch (error) {
        // After any other failure the row may have been committed nevertheless; the sweep will tell.
        if (error instanceof Refusal && file) await this.files.remove(file.name);
        throw error;
      }
    });
  }

  async #store(submission: NewSubmission, movableId: number | undefined): Promise<Receipt> {
    const stored = await this.#database.transaction(async (transaction) => {
      const receipt = await insertSubmission(transaction, submission);
      if (receipt && movableId !== undefined) {
        await takeFromStock(transaction, movableId, submission.fields['Quantity'] ?? '');
      }
      return receipt;
    });
    const receipt = stored ?? (await findReceipt(this.#database, submission));
    if (!receipt) throw new Error('A submission was neither stored nor found.');
    return receipt;
  }

  async #requireClean(upload: Upload, form: Form): Promise<void> {
    if (!this.#scanner || (await this.#scanner.isClean(upload.path))) return;
    throw refuseField(400, form.file ?? 'file', ERRORS.input);
  }
}

function fingerprint(fields: Record<string, string>, upload: Upload | undefined): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted, upload?.sha256 ?? null]))
    .digest('hex');
}
