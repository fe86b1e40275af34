import assert from 'node:assert/strict';
import { multipart, pdf, type Client } from './client.js';
import { CONTACT } from './samples.js';

/**
 * Submits a contact form under a key, which its text and its file contain. Records the reference,
 * which must not change, and then the key as done.
 * @returns undefined without a response
 */
export async function submitKeyed(
  client: Client,
  key: string,
  acknowledged: Map<string, string>,
  done: string[],
): Promise<string | undefined> {
  try {
    const { cookie, answer } = await client.captcha();
    const file = { field: 'file', content: pdf(60_000, key) };
    const form = multipart({ ...CONTACT, details: key, captcha: answer }, file);
    const { status, body } = await client.post('/contactUs', form, { cookie, key });
    assert.equal(status, 200);
    const { reference } = body.data as { reference: string };
    assert.equal(acknowledged.get(key) ?? reference, reference);
    acknowledged.set(key, reference);
    done.push(key);
    return reference;
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    return undefined;
  }
}
