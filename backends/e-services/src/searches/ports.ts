import { ERRORS } from '@ports-authority/e-services-contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { ports } from '../database/schema.js';
import { Refusal } from '../http/errors.js';

/**
 * The port with an English title.
 * @throws Refusal if there is no such port
 */
export async function portOfTitle(database: Database, title: string) {
  const [port] = await database.select().from(ports).where(eq(ports.title, title));
  if (!port) throw new Refusal(400, ERRORS.input);
  return port;
}
