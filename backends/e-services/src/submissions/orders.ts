import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { movables, ports, subCategories } from '../database/schema.js';
import { Refusal, SENTENCES, type Sentence } from '../http/errors.js';

/**
 * The movable that an order asks for: by its id, or by the names of movable, item and site in
 * either language.
 * @throws Refusal when there is none, or less of it than is asked for
 */
export async function requireAvailable(
  database: Database,
  fields: Record<string, string>,
): Promise<number> {
  const [movable] = await database
    .select({ id: movables.id, available: movables.available })
    .from(movables)
    .innerJoin(ports, eq(ports.id, movables.portId))
    .innerJoin(subCategories, eq(subCategories.id, movables.subCategoryId))
    .where(
      fields['MovableId']
        ? eq(movables.id, Number(fields['MovableId']))
        : and(
            named(movables, fields['ManqulName']),
            named(subCategories, fields['MangulCategory']),
            named(ports, fields['Port']),
          ),
    );
  if (!movable) throw refuse('ManqulName', SENTENCES.itemGone);
  if (Number(fields['Quantity']) > Number(movable.available)) throw notEnough();
  return movable.id;
}

/**
 * Takes a quantity out of what is available, inside the transaction that stores the order.
 * @throws Refusal when others were quicker
 */
export async function takeFromStock(
  transaction: Database,
  movableId: number,
  quantity: string,
): Promise<void> {
  const [movable] = await transaction
    .select({ available: movables.available })
    .from(movables)
    .where(eq(movables.id, movableId))
    .for('update');
  if (!movable) throw refuse('ManqulName', SENTENCES.itemGone);
  const [taken] = await transaction
    .update(movables)
    .set({ available: sql`${movables.available} - ${quantity}::numeric` })
    .where(and(eq(movables.id, movableId), sql`${movables.available} >= ${quantity}::numeric`))
    .returning({ id: movables.id });
  if (!taken) throw notEnough();
}

function named(
  table: typeof movables | typeof ports | typeof subCategories,
  name: string | undefined,
) {
  return or(eq(table.title, name ?? ''), eq(table.titleAr, name ?? ''));
}

function notEnough(): Refusal {
  return refuse('Quantity', SENTENCES.quantityTooLarge);
}

function refuse(field: string, sentence: Sentence): Refusal {
  return new Refusal(400, sentence, { message: sentence, fields: { [field]: sentence } });
}
