import { randomInt, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { solveCaptcha } from './captcha.mjs';
import { Browser, describeError } from '../lib/http.mjs';

/*
 * Visitors who send forms as the pages' scripts do (components/forms/engine,
 * docs/decisions/0018-exactly-once.md): one idempotency key per form, a status lookup after a lost
 * response, and retries.
 */

// Compiled with the back ends.
const { CALLBACK_FORM, CONTACT_FORM, DATA_SHARING_FORM, exampleOf, FEEDBACK_FORM, ORDER_FORM } =
  createRequire(import.meta.url)('../../packages/e-services-contract');

const RESPONSE_MS = 9500;
const QUESTION_MS = 20_000;
const QUESTION_PAUSE_MS = 1500;
const ATTEMPTS = 6;
const PAUSE_BEFORE_AGAIN_MS = 4000;

const digits = (count) => String(randomInt(10 ** count)).padStart(count, '0');
const details = (marker) => `${marker} سفينة تأخرت ثلاثة أيام.\nSecond line: 50 % — "quoted".`;
/**
 * The forms: where they are sent, what is in them, and in which field of the stored row the marker is.
 * @type {Record<string, { path: string, hasCaptcha: boolean, file?: string, stored: string, values: (marker: string, stock: object) => Record<string, string | number> }>}
 */
const FORMS = {
  contact: {
    path: '/api/contact',
    hasCaptcha: true,
    file: 'file',
    stored: 'details',
    values: (marker) => ({
      ...exampleOf(CONTACT_FORM),
      mobileNumber: `9665${digits(8)}`,
      identityNumber: `1${digits(9)}`,
      details: details(marker),
    }),
  },
  'data-sharing': {
    path: '/api/data-sharing',
    hasCaptcha: true,
    stored: 'requiredData',
    values: (marker) => ({
      ...exampleOf(DATA_SHARING_FORM),
      mobileNumber: `9665${digits(8)}`,
      requiredData: details(marker),
    }),
  },
  order: {
    path: '/api/orders',
    hasCaptcha: true,
    stored: 'Explain',
    values: (marker, stock) => ({
      ...exampleOf(ORDER_FORM),
      identityNumber: `1${digits(9)}`,
      mobileNumber: `9665${digits(8)}`,
      classification: stock.category.id,
      item: stock.item.id,
      site: stock.site.id,
      movable: stock.id,
      reviews: details(marker),
    }),
  },
  callback: {
    path: '/api/callback-requests',
    hasCaptcha: false,
    stored: 'details',
    values: (marker) => ({
      ...exampleOf(CALLBACK_FORM),
      mobile: `05${digits(8)}`,
      details: details(marker),
    }),
  },
  feedback: {
    path: '/api/feedback',
    hasCaptcha: false,
    stored: 'reason',
    values: (marker) => ({ ...exampleOf(FEEDBACK_FORM), reason: details(marker) }),
  },
};

const NAMES = Object.keys(FORMS);

export class Forms {
  #turn = 0;

  constructor(stack, tally) {
    this.stack = stack;
    this.tally = tally;
  }

  async learn() {
    const read = async (path) => {
      const { text } = await new Browser(this.stack).get(path);
      return JSON.parse(text).data;
    };
    this.stock = [];
    for (const category of await read('/api/movables/categories')) {
      for (const item of await read(`/api/movables/items?category=${category.id}`)) {
        const there = await read(`/api/movables/stock?item=${item.id}`);
        this.stock.push(...there.filter(({ quantity }) => quantity >= 20));
      }
    }
    if (this.stock.length === 0) throw new Error('There is nothing to order.');
  }

  /** One visitor, from the first attempt to the receipt or the last retry. */
  async send() {
    const name = NAMES[(this.#turn += 1) % NAMES.length];
    const form = FORMS[name];
    const key = randomUUID();
    const marker = `drill-form-${key}`;
    const stock = this.stock[randomInt(this.stock.length)];
    const values = { ...form.values(marker, stock), submissionKey: key };
    const submission = { name, key, marker, stored: form.stored, text: details(marker) };
    /** The last outcome that the page showed. */
    submission.shown = 'nothing sent';
    this.tally.submissions.push(submission);
    const browser = new Browser(this.stack);
    let isInDoubt = false;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (attempt > 1) await pause(PAUSE_BEFORE_AGAIN_MS);
      const began = Date.now();
      const done = (note) => this.tally.add({ kind: 'form', what: name, began, note });
      if (isInDoubt && (await this.#ask(browser, submission)) === 'stored') return done();
      let sent;
      try {
        sent = await this.#attempt(browser, form, values);
      } catch (error) {
        done(describeError(error));
        if (error instanceof NotSent) continue;
        sent = { isSuccess: false, isDoubtful: true };
      }
      if (sent.isSuccess) {
        Object.assign(submission, { shown: 'stored', reference: sent.reference });
        return done();
      }
      if (!sent.isDoubtful) {
        submission.shown = isInDoubt ? submission.shown : 'refused';
        submission.refusal = sent.error;
        done(`refused: ${sent.error}`);
        if (sent.error !== 'Invalid Captcha') return;
        continue;
      }
      if (sent.status) done(`status ${sent.status}`);
      submission.shown = 'undetermined';
      isInDoubt = true;
      if ((await this.#ask(browser, submission)) === 'stored') return;
    }
  }

  async #attempt(browser, form, values) {
    let solved = { captcha: undefined, headers: {} };
    if (form.hasCaptcha) {
      solved = await solveCaptcha(this.stack, browser).catch((error) => {
        throw new NotSent(describeError(error));
      });
    }
    const fields = { ...values, ...(solved.captcha && { captcha: solved.captcha }) };
    const { status, text } = await browser.post(
      form.path,
      form.file ? multipart(fields, form.file) : fields,
      { headers: solved.headers, timeoutMs: RESPONSE_MS },
    );
    const body = parsed(text);
    if (status === 200 && body?.isSuccess)
      return { isSuccess: true, reference: body.data?.reference };
    const isRefusal = status >= 400 && status < 500 && body?.isSuccess === false;
    return { isSuccess: false, isDoubtful: !isRefusal, status, error: body?.error };
  }

  /** Looks up the status of a submission; "unknown" counts after two responses. */
  async #ask(browser, submission) {
    let unknown = 0;
    for (const end = Date.now() + QUESTION_MS; Date.now() < end; await pause(QUESTION_PAUSE_MS)) {
      try {
        const { status, text } = await browser.get(`/api/submissions/${submission.key}`, {
          timeoutMs: RESPONSE_MS,
        });
        const fate = status === 200 ? parsed(text)?.data : undefined;
        if (fate?.state === 'stored') {
          Object.assign(submission, { shown: 'stored', reference: fate.reference });
          return 'stored';
        }
        if (fate?.state === 'unknown' && (unknown += 1) === 2) {
          submission.shown = 'not received';
          return 'unknown';
        }
      } catch {
        // The lookup failed: retry.
      }
    }
    submission.shown = 'undetermined';
    return 'undetermined';
  }
}

/** The form was not sent: a precondition, such as its captcha, failed. */
class NotSent extends Error {
  name = 'NotSent';
}

function multipart(fields, fileField) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const content = new Blob(
    ['%PDF-1.7\n<</Type/Page>>\n', new Uint8Array(3000), 'trailer<</Root 1 0 R>>'],
    { type: 'application/pdf' },
  );
  form.append(fileField, content, 'letter.pdf');
  return form;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
