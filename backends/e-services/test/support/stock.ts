import { eq } from 'drizzle-orm';
import { movables } from '../../src/database/schema.js';
import type { Running } from './running.js';

/** Sets a movable's available quantity. */
export async function setStock(service: Running, movable: number, available: string) {
  const { database } = service.application;
  await database.update(movables).set({ available }).where(eq(movables.id, movable));
  return { movable, available };
}
