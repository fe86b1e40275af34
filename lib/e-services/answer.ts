import { ServiceRefusedError, type RefusalDetails } from './errors';
import { INVALID_CAPTCHA, MAX_ERROR_CHARACTERS, SOMETHING_WENT_WRONG } from './server-errors';
import { isRecord, recordOf, textOf } from './wire';

const MAX_MESSAGE_CHARACTERS = 2000;
const MARKUP = /<[a-z!/?]/i;

/** The body of a response, whatever its status and content type; null for an empty one and for markup. */
type Answer = { readonly json: unknown } | { readonly text: string } | null;

export function readAnswer(bytes: Uint8Array): Answer {
  const text = new TextDecoder().decode(bytes).trim();
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return text === '' || MARKUP.test(text) ? null : { text };
  }
}

/**
 * The error that a response names: with `isSuccess: false` whatever its status, or else in the body of
 * a 4xx, as `error`, `error.message`, `message` or plain text. Null for a response that names none.
 */
export function refusalIn(answer: Answer, status: number): ServiceRefusedError | null {
  if (!answer) return null;
  const body = 'json' in answer ? answer.json : answer.text;
  const { isSuccess, error, message, data } = recordOf(body);
  const isFailure = isSuccess !== undefined && isSuccess !== null && !isTrue(isSuccess);
  const sentences = [body, error, recordOf(error).message, message].map(sentenceOf);
  const isWrongCaptcha = sentences.some(isInvalidCaptcha);
  const isClientError = status >= 400 && status < 500;
  if (!isFailure && !isClientError && !(isWrongCaptcha && !isTrue(isSuccess))) return null;
  const named = isWrongCaptcha ? INVALID_CAPTCHA : sentences.find((sentence) => sentence !== '');
  // Without an error text only `isSuccess: false` is a refusal, and a 5xx is a failure of the service.
  if (named === undefined && !(isFailure && status < 500)) return null;
  // A fault of the site's configuration, unless `isSuccess: false` comes with a text for visitors.
  const isNamed = isFailure && named !== SOMETHING_WENT_WRONG;
  if ((status === 401 || status === 403) && !isWrongCaptcha && !isNamed) return null;
  return new ServiceRefusedError(named ?? SOMETHING_WENT_WRONG, status, detailsOf(data, message));
}

/** The content of a successful response: its `data`, or all of it where it has no envelope. */
export function dataOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  return 'data' in body || 'isSuccess' in body ? body.data : body;
}

/** Whether a response accepts a form. */
export function isAccepted(body: unknown): boolean {
  return isTrue(recordOf(body).isSuccess);
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || /^(true|1)$/i.test(textOf(value));
}

function isInvalidCaptcha(sentence: string): boolean {
  return sentence.replace(/[.!]+$/, '').toLowerCase() === INVALID_CAPTCHA.toLowerCase();
}

function sentenceOf(value: unknown): string {
  const text = Array.isArray(value) ? value.map(textOf).join(' ') : textOf(value);
  const sentence = text.replace(/\s+/g, ' ').trim();
  return MARKUP.test(sentence) ? '' : sentence.slice(0, MAX_ERROR_CHARACTERS);
}

function detailsOf(data: unknown, beside: unknown): RefusalDetails {
  const { message = beside, fields } = recordOf(data);
  const rows = Array.isArray(message) ? message.map(textOf).join('\n') : textOf(message);
  return {
    message: MARKUP.test(rows) ? '' : rows.slice(0, MAX_MESSAGE_CHARACTERS),
    fields: Object.fromEntries(
      Object.entries(recordOf(fields)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}
