import type { Core, UID } from '@strapi/strapi';
import { isLocalised } from '../content-types/models';

interface Row {
  id: number;
  documentId: string;
  locale: string;
  [attribute: string]: unknown;
}

/**
 * Publishing one locale also publishes its shared (unlocalized) fields in the other one: Strapi syncs
 * them between drafts only, and never syncs relations. A missing relation is copied from the other
 * locale when the translation is created and when it is published.
 */
export function syncSharedFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!uid.startsWith('api::') || !isLocalised(uid)) return next();

    if (action === 'update') {
      const { documentId, locale } = context.params as { documentId: string; locale?: string };
      const isNew = !(await hasDraft(strapi, uid, documentId, locale));
      const result = await next();
      if (isNew) await fillSharedRelations(strapi, uid, documentId);
      return result;
    }
    if (action !== 'publish') return next();

    // One transaction: the webhook is sent after both locales are published.
    return strapi.db.transaction(async () => {
      const { documentId } = context.params as { documentId: string };
      await fillSharedRelations(strapi, uid, documentId);
      const result = await next();
      const { entries } = result as unknown as { entries: Row[] };
      for (const { id } of entries) await shareWithPublished(strapi, uid, id);
      return result;
    });
  });
}

async function hasDraft(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string | undefined,
): Promise<boolean> {
  const where = { documentId, publishedAt: null, ...(locale && { locale }) };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

/** A new translation has no relations; publishing it must not remove those of the other locale. */
async function fillSharedRelations(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<void> {
  for (const name of sharedRelations(strapi, uid)) {
    const drafts = (await strapi.db.query(uid).findMany({
      where: { documentId, publishedAt: null },
      populate: [name],
    })) as Row[];
    const related = drafts.find((draft) => draft[name])?.[name] as { id: number } | undefined;
    if (!related) continue;
    for (const draft of drafts.filter((row) => !row[name])) {
      await strapi.db
        .query(uid)
        .update({ where: { id: draft.id }, data: { [name]: related.id } as never });
    }
  }
}

async function shareWithPublished(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  id: number,
): Promise<void> {
  const i18n = strapi.plugin('i18n');
  const relations = sharedRelations(strapi, uid);
  const populate = [
    ...i18n.service('content-types').getNestedPopulateOfNonLocalizedAttributes(uid),
    ...relations,
  ] as string[];
  const source = (await strapi.db.query(uid).findOne({ where: { id }, populate })) as Row | null;
  if (!source) return;

  await i18n.service('localizations').syncNonLocalizedAttributes(source, strapi.getModel(uid));

  if (relations.length === 0) return;
  const others = await strapi.db.query(uid).findMany({
    where: { documentId: source.documentId, locale: { $ne: source.locale } },
    select: ['id'],
  });
  const data = Object.fromEntries(
    relations.map((name) => [name, (source[name] as { id: number } | null)?.id ?? null]),
  );
  for (const other of others) await strapi.db.query(uid).update({ where: { id: other.id }, data });
}

/** Relations to unlocalized types (categories). */
function sharedRelations(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return Object.entries(strapi.getModel(uid).attributes)
    .filter(([, attribute]) => {
      if (attribute.type !== 'relation' || !('target' in attribute)) return false;
      const { target } = attribute;
      return target.startsWith('api::') && !isLocalised(target);
    })
    .map(([name]) => name);
}
