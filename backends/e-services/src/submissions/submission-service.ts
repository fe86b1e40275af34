import { createHash } from 'node:crypto';
import {
  ERRORS,
  type Locale,
  type Receipt,
  type SubmissionState,
} from '@ports-authority/e-services-contract';
import type { FileStore, Scanner, Upload } from '@ports-authority/submissions';
import { openCase } from '../cases/cases.js';
import { findEarlier, linkFollowUp } from '../cases/follow-ups.js';
import type { Holidays } from '../cases/holidays.js';
import type { Database } from '../database/connect.js';
import { Refusal, refuseField } from '../http/errors.js';
import type { StorageLimit } from '../limits/storage-limit.js';
import type { SubmissionLimits } from '../limits/submission-limits.js';
import type { Notices } from '../cases/notices.js';
import { requireNoOpenCallback } from './callbacks.js';
import type { Form } from '../forms/forms.js';
import type { KeysInProgress } from './keys-in-progress.js';
import { requireAvailable } from '../movables/stock.js';
import {
  insertReservation,
  reserve,
  type NewReservation,
  type ReservationRules,
} from '../movables/reservations.js';
import { findKey, insertSubmission, KeyTakenError, type NewSubmission } from './store.js';

export interface ValidSubmission {
  form: Form;
  key: string | undefined;
  /** Without the captcha answer. */
  fields: Record<string, string>;
  upload: Upload | undefined;
  address: string;
  /** Of the page that the form was sent from. */
  language: Locale;
}

type Identity = Pick<NewSubmission, 'kind' | 'key' | 'fingerprint'>;

interface Parts {
  database: Database;
  files: FileStore;
  inProgress: KeysInProgress;
  /** Undefined: files are not scanned. */
  scanner: Scanner | undefined;
  limits: SubmissionLimits;
  storage: StorageLimit;
  reservationRules: ReservationRules;
  holidays: Holidays;
  notices: Notices;
  now: () => Date;
}

const ROW_BYTES = 4096;

/** Stores submissions, each once. */
export class SubmissionService {
  readonly files: FileStore;
  readonly storage: StorageLimit;
  readonly inProgress: KeysInProgress;
  readonly #database: Database;
  readonly #scanner: Scanner | undefined;
  readonly #limits: SubmissionLimits;
  readonly #reservationRules: ReservationRules;
  readonly #holidays: Holidays;
  readonly #notices: Notices;
  readonly #now: () => Date;

  constructor(parts: Parts) {
    const { database, files, inProgress, scanner, limits, storage, reservationRules, now } = parts;
    this.#holidays = parts.holidays;
    this.#notices = parts.notices;
    this.files = files;
    this.inProgress = inProgress;
    this.storage = storage;
    this.#limits = limits;
    this.#reservationRules = reservationRules;
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
    { form, key, fields, upload, address, language }: ValidSubmission,
    requireCaptcha: () => Promise<void>,
  ): Promise<Receipt> {
    const identity = { kind: form.kind, key, fingerprint: fingerprint(form, fields, upload) };
    const store = async () => {
      const earlier = await this.#findReceipt(identity);
      if (earlier) return earlier;
      const movableId =
        form.kind === 'order' ? await requireAvailable(this.#database, fields) : undefined;
      await requireCaptcha();
      this.storage.requireRoom();
      const receipt = await this.#limits.counted(form.kind, address, async () => {
        if (upload) await this.#requireClean(upload, form);
        const reservation = movableId !== undefined && {
          movableId,
          quantity: fields['Quantity'] ?? '',
          identity: fields['IdentityNo'] ?? '',
          address,
        };
        const content = { ...identity, fields, language };
        return this.#keepAndStore(form, content, upload, reservation || undefined);
      });
      this.storage.add((upload?.size ?? 0) + ROW_BYTES);
      return receipt;
    };
    // A double click sends two at once, perhaps to two processes: the second waits for the first's receipt.
    return this.inProgress.withLock(key, store);
  }

  /** Stores file and row; after a refusal neither is left. */
  async #keepAndStore(
    form: Form,
    { fields, language, ...identity }: Identity & Pick<NewSubmission, 'fields' | 'language'>,
    upload: Upload | undefined,
    reservation: NewReservation | undefined,
  ): Promise<Receipt> {
    const file = upload && {
      name: await this.files.keep(upload),
      title: upload.title,
      size: upload.size,
      isScanned: this.#scanner !== undefined || null,
    };
    const { message } = form;
    const submission = { ...identity, fields, language, message, file, receivedAt: this.#now() };
    try {
      const receipt = await this.#store(submission, reservation);
      this.#notices.committed();
      return receipt;
    } catch (error) {
      // After any other failure the row may have been committed; the sweep decides.
      const isRolledBack = error instanceof Refusal || error instanceof KeyTakenError;
      // A file that cannot be removed now is an orphan: the sweep removes it.
      if (isRolledBack && file) await this.files.remove(file.name).catch(() => undefined);
      const taken = error instanceof KeyTakenError && (await this.#findReceipt(identity));
      if (taken) return taken;
      throw error;
    }
  }

  /** The state of the submission under a key; undefined if the key is unknown. */
  async errorStatus(key: string): Promise<SubmissionState | undefined> {
    // In this order: a submission that ends in between is found by its key.
    const isInProgress = await this.inProgress.has(key);
    const found = await findKey(this.#database, key);
    if (found) return { state: 'stored', ...found.receipt };
    return isInProgress ? { state: 'in-progress' } : undefined;
  }

  /**
   * The receipt of the same submission, if it is already stored.
   * @throws Refusal if the key was used for another one
   */
  async #findReceipt({ kind, key, fingerprint }: Identity): Promise<Receipt | undefined> {
    const found = key === undefined ? undefined : await findKey(this.#database, key);
    if (!found) return undefined;
    if (found.kind !== kind || found.fingerprint !== fingerprint) {
      throw new Refusal(409, ERRORS.keyReused);
    }
    return found.receipt;
  }

  async #store(
    submission: NewSubmission,
    reservation: NewReservation | undefined,
  ): Promise<Receipt> {
    const rules = this.#reservationRules;
    const { kind, fields, language, receivedAt } = submission;
    return this.#database.transaction(async (transaction) => {
      if (reservation) await reserve(transaction, reservation, rules);
      if (kind === 'callback') {
        await requireNoOpenCallback(transaction, fields['phoneNumber'] ?? '', receivedAt);
      }
      const receipt = await insertSubmission(transaction, submission);
      if (reservation) {
        await insertReservation(transaction, receipt.reference, reservation, receivedAt);
      }
      const stored = { reference: receipt.reference, kind, fields, language, receivedAt };
      const earlier = kind === 'contact' ? await findEarlier(transaction, fields) : undefined;
      const { department } = earlier?.case ?? {};
      const opened = await openCase(transaction, { ...stored, department }, this.#holidays);
      await this.#notices.received(transaction, { ...stored, ...opened });
      if (earlier) {
        const later = { reference: receipt.reference, now: receivedAt };
        await linkFollowUp(transaction, earlier, later, this.#notices);
      }
      return receipt;
    });
  }

  async #requireClean(upload: Upload, form: Form): Promise<void> {
    if (!this.#scanner || (await this.#scanner.isClean(upload.path))) return;
    throw refuseField(400, form.file ?? 'file', ERRORS.input);
  }
}

/** Without fields copied from the stock, which the first attempt of a retried order changes. */
function fingerprint(
  form: Form,
  fields: Record<string, string>,
  upload: Upload | undefined,
): string {
  const sorted = Object.entries(fields)
    .filter(([name]) => !form.copied?.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted, upload?.sha256 ?? null]))
    .digest('hex');
}
