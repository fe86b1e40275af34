import type { Core, UID } from '@strapi/strapi';
import type { Both } from '../validation/both';
import { refusal } from '../validation/refusal';

const CIRCULAR = 'api::circular.circular' as UID.ContentType;
const ARTICLE = 'api::article.article' as UID.ContentType;
const PORT = 'api::port.port' as UID.ContentType;

interface Reference {
  /** Types that have it. */
  readonly of: readonly UID.ContentType[];
  /** Field with names separated by commas. */
  readonly field: 'Replaces' | 'Ports';
  readonly uid: UID.ContentType;
  /** Field of the named entries. */
  readonly key: 'CircularNumber' | 'Slug';
  readonly sentence: (unknown: string) => Both;
}

const REFERENCES: readonly Reference[] = [
  {
    of: [CIRCULAR],
    field: 'Replaces',
    uid: CIRCULAR,
    key: 'CircularNumber',
    sentence: (unknown) => [
      `لا يوجد تعميم بالرقم ${unknown}. اكتب أرقام التعاميم في «يحل محل» كما هي وافصل بينها بفاصلة.`,
      `There is no other circular ${unknown}: write numbers in Replaces as they are, separated by commas.`,
    ],
  },
  {
    of: [CIRCULAR, ARTICLE],
    field: 'Ports',
    uid: PORT,
    key: 'Slug',
    sentence: (unknown) => [
      `لا يوجد ميناء باسم ${unknown}. اكتب في «الموانئ» عنوان صفحة كل ميناء (بالإنجليزية) وافصل بينها بفاصلة.`,
      `There is no port ${unknown}: write the Address of each port in Ports, separated by commas.`,
    ],
  },
];

type Draft = Readonly<Record<string, unknown>>;

/**
 * Rejects publishing a circular or an article that names a circular or a port that does not exist, or
 * itself: the site would leave the name out without anybody noticing.
 */
export function validateReferences(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const uid = context.uid;
    const references = REFERENCES.filter(({ of }) => of.includes(uid));
    if (references.length === 0 || context.action !== 'publish') return next();
    const { documentId } = context.params as { documentId: string };
    const drafts: Draft[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId, publishedAt: null } });
    for (const reference of references) {
      for (const draft of drafts) await check(strapi, reference, draft);
    }
    return next();
  });
}

async function check(strapi: Core.Strapi, reference: Reference, draft: Draft): Promise<void> {
  const { field, uid, key } = reference;
  const names = namesOf(draft[field]);
  if (names.length === 0) return;
  const found: Draft[] = await strapi.db
    .query(uid)
    .findMany({ where: { [key]: { $in: names } }, select: [key, 'documentId'] });
  const known = found.filter((one) => one.documentId !== draft.documentId).map((one) => one[key]);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw refusal(strapi, [field], reference.sentence(unknown));
}

/** Values that editors separate by a comma, Latin or Arabic, as the site reads them. */
function namesOf(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(/[,،\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}
