import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { ports } from '../database/schema.js';
import { Refusal, SENTENCES } from '../http/errors.js';

/**
 * The port of an English title.
 * @throws Refusal when there is none
 */
export async function portOfTitle(database: Database, title: string) {
  const [port] = await database.select().from(ports).where(eq(ports.title, title));
  if (!port) throw new Refusal(400, SENTENCES.input);
  return port;
}
