import { ERRORS } from '@ports-authority/e-services-contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { mainCategories, movables, ports, subCategories } from '../database/schema.js';
import { refuseField, type Refusal } from '../http/errors.js';

/**
 * The id of an ordered movable: by the names of movable, item, classification and site in either
 * language, and by id if the order has it.
 * @throws Refusal if it does not exist, or the quantity does not fit its unit or the stock
 */
export async function requireAvailable(
  database: Database,
  fields: Record<string, string>,
): Promise<number> {
  const [movable] = await database
    .select({ id: movables.id, available: movables.available, unit: movables.unit })
    .from(movables)
    .innerJoin(ports, eq(ports.id, movables.portId))
    .innerJoin(subCategories, eq(subCategories.id, movables.subCategoryId))
    .innerJoin(mainCategories, eq(mainCategories.id, subCategories.mainCategoryId))
    .where(
      and(
        fields['MovableId'] ? eq(movables.id, Number(fields['MovableId'])) : undefined,
        named(movables, fields['ManqulName']),
        named(subCategories, fields['MangulCategory']),
        named(mainCategories, fields['MainCategory']),
        named(ports, fields['Port']),
      ),
    );
  if (!movable) throw refuseField(400, 'ManqulName', ERRORS.itemGone);
  const quantity = Number(fields['Quantity']);
  if (quantity <= 0) throw refuseField(400, 'Quantity', ERRORS.quantityZero);
  if (movable.unit === 'piece' && !Number.isInteger(quantity)) {
    throw refuseField(400, 'Quantity', ERRORS.quantityNotWhole);
  }
  if (quantity > Number(movable.available)) throw notEnough();
  return movable.id;
}

/**
 * Deducts a quantity from the stock, in the transaction that stores the order.
 * @throws Refusal if a concurrent order took it
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
  if (!movable) throw refuseField(400, 'ManqulName', ERRORS.itemGone);
  const [taken] = await transaction
    .update(movables)
    .set({ available: sql`${movables.available} - ${quantity}::numeric` })
    .where(and(eq(movables.id, movableId), sql`${movables.available} >= ${quantity}::numeric`))
    .returning({ id: movables.id });
  if (!taken) throw notEnough();
}

function named(
  table: typeof movables | typeof ports | typeof subCategories | typeof mainCategories,
  name: string | undefined,
) {
  return or(eq(table.title, name ?? ''), eq(table.titleAr, name ?? ''));
}

function notEnough(): Refusal {
  return refuseField(400, 'Quantity', ERRORS.quantityTooLarge);
}
