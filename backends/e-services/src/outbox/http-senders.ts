import { createHmac } from 'node:crypto';
import type { EventContent, Sender, SmsContent } from './content.js';
import { PermanentRefusalError } from './content.js';

export interface SmsSettings {
  url: string;
  token: string;
}

export interface WebhookSettings {
  url: string;
  /** Signing key: base64 after `whsec_`, as in the specification, or any text. */
  secret: string;
}

/**
 * Sends text messages through an HTTP gateway: POST of `{to, text, id}` with a bearer token. Every
 * attempt has the same `Idempotency-Key`.
 */
export function smsSender({ url, token }: SmsSettings): Sender {
  return {
    send: async ({ recipient, content, messageId }, signal) => {
      const id = bare(messageId);
      const body = JSON.stringify({ to: recipient, text: (content as SmsContent).text, id });
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': id };
      const status = await post(url, body, headers, signal);
      // Only the number is refused for good; a wrong token can be corrected.
      if (status === 400 || status === 422) throw new PermanentRefusalError();
      requireSuccess(status);
    },
    close: () => undefined,
  };
}

/**
 * Calls a webhook. The webhook signature of Standard Webhooks is `v1,` and the base64 of HMAC-SHA256
 * over `id.timestamp.body`.
 */
export function webhookSender({ url, secret }: WebhookSettings, now: () => Date): Sender {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  return {
    send: async ({ content, messageId }, signal) => {
      const id = bare(messageId);
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const { event, ...data } = content as EventContent;
      const body = JSON.stringify({ type: event, timestamp: data.at, data });
      const signature = createHmac('sha256', key)
        .update(`${id}.${timestamp}.${body}`)
        .digest('base64');
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      };
      requireSuccess(await post(url, body, headers, signal));
    },
    close: () => undefined,
  };
}

async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await response.body?.cancel();
  return response.status;
}

function requireSuccess(status: number): void {
  if (status >= 200 && status < 300) return;
  throw new Error(`Refused with status ${status}.`);
}

function bare(messageId: string): string {
  return messageId.slice(1, -1);
}
