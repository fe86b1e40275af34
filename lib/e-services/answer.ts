import { ServiceRefusedError, type RefusalDetails } from './errors';
import { INVALID_CAPTCHA, MAX_ERROR_CHARACTERS, SOMETHING_WENT_WRONG } from './server-errors';
import { isRecord, toRecord, toText } from './wire';

const MAX_MESSAGE_CHARACTERS = 2000;
const MARKUP = /<[a-z!/?]/i;

/** Parsed body, whatever the status and content type; null if empty or markup. */
type ResponseBody = { readonly json: unknown } | { readonly text: string } | null;

export function parseBody(bytes: Uint8Array): ResponseBody {
  const text = new TextDecoder().decode(bytes).trim();
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return text === '' || MARKUP.test(text) ? null : { text };
  }
}

/**
 * The error in a response: with `isSuccess: false` and any status, or in the body of a 4xx as
 * `error`, `error.message`, `message` or plain text. Null if there is none.
 */
export function findRefusal(answer: ResponseBody, status: number): ServiceRefusedError | null {
  if (!answer) return null;
  const body = 'json' in answer ? answer.json : answer.text;
  const { isSuccess, error, message, data } = toRecord(body);
  const isFailure = isSuccess !== undefined && isSuccess !== null && !isTrue(isSuccess);
  const messages = [body, error, toRecord(error).message, message].map(toMessage);
  const isWrongCaptcha = messages.some(isInvalidCaptcha);
  const isClientError = status >= 400 && status < 500;
  if (!isFailure && !isClientError && !(isWrongCaptcha && !isTrue(isSuccess))) return null;
  const named = isWrongCaptcha ? INVALID_CAPTCHA : messages.find((text) => text !== '');
  // Without an error text only `isSuccess: false` is a refusal; a 5xx is a failure of the service.
  if (named === undefined && !(isFailure && status < 500)) return null;
  // A wrong token of the site, unless `isSuccess: false` comes with a text for visitors.
  const isNamed = isFailure && named !== SOMETHING_WENT_WRONG;
  if ((status === 401 || status === 403) && !isWrongCaptcha && !isNamed) return null;
  return new ServiceRefusedError(
    named ?? SOMETHING_WENT_WRONG,
    status,
    refusalDetails(data, message),
  );
}

/** `data` of a successful response, or all of it without an envelope. */
export function responseData(body: unknown): unknown {
  if (!isRecord(body)) return body;
  return 'data' in body || 'isSuccess' in body ? body.data : body;
}

export function isAccepted(body: unknown): boolean {
  return isTrue(toRecord(body).isSuccess);
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || /^(true|1)$/i.test(toText(value));
}

function isInvalidCaptcha(message: string): boolean {
  return message.replace(/[.!]+$/, '').toLowerCase() === INVALID_CAPTCHA.toLowerCase();
}

function toMessage(value: unknown): string {
  const text = Array.isArray(value) ? value.map(toText).join(' ') : toText(value);
  const message = text.replace(/\s+/g, ' ').trim();
  return MARKUP.test(message) ? '' : message.slice(0, MAX_ERROR_CHARACTERS);
}

function refusalDetails(data: unknown, beside: unknown): RefusalDetails {
  const { message = beside, fields } = toRecord(data);
  const rows = Array.isArray(message) ? message.map(toText).join('\n') : toText(message);
  return {
    message: MARKUP.test(rows) ? '' : rows.slice(0, MAX_MESSAGE_CHARACTERS),
    fields: Object.fromEntries(
      Object.entries(toRecord(fields)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}
