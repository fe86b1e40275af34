import type { Core, UID } from '@strapi/strapi';
import type { Both } from '@ports-authority/content-types';
import { refusal } from '../validation/refusal';

const CIRCULAR = 'api::circular.circular' as UID.ContentType;
const ARTICLE = 'api::article.article' as UID.ContentType;
const PORT = 'api::port.port' as UID.ContentType;

interface Reference {
  readonly types: readonly UID.ContentType[];
  /** Field with comma-separated keys. */
  readonly field: 'Replaces' | 'Ports';
  readonly uid: UID.ContentType;
  /** Key field of the referenced entries. */
  readonly key: 'CircularNumber' | 'Slug';
  readonly message: (unknown: string) => Both;
}

const REFERENCES: readonly Reference[] = [
  {
    types: [CIRCULAR],
    field: 'Replaces',
    uid: CIRCULAR,
    key: 'CircularNumber',
    message: (unknown) => [
      `لا يوجد تعميم بالرقم ${unknown}. اكتب أرقام التعاميم في «يحل محل» كما هي وافصل بينها بفاصلة.`,
      `There is no other circular ${unknown}: write numbers in Replaces as they are, separated by commas.`,
    ],
  },
  {
    types: [CIRCULAR, ARTICLE],
    field: 'Ports',
    uid: PORT,
    key: 'Slug',
    message: (unknown) => [
      `لا يوجد ميناء باسم ${unknown}. اكتب في «الموانئ» عنوان صفحة كل ميناء (بالإنجليزية) وافصل بينها بفاصلة.`,
      `There is no port ${unknown}: write the Address of each port in Ports, separated by commas.`,
    ],
  },
];

type Draft = Readonly<Record<string, unknown>>;

/** Rejects references to unknown circulars or ports, or to itself: the site would silently omit them. */
export function validateReferences(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const uid = context.uid;
    const references = REFERENCES.filter(({ types }) => types.includes(uid));
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
  const names = parseNames(draft[field]);
  if (names.length === 0) return;
  const found: Draft[] = await strapi.db
    .query(uid)
    .findMany({ where: { [key]: { $in: names } }, select: [key, 'documentId'] });
  const known = found
    .filter((entry) => entry.documentId !== draft.documentId)
    .map((entry) => entry[key]);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw refusal(strapi, [field], reference.message(unknown));
}

/** Splits at Latin or Arabic commas and line breaks, like the site. */
function parseNames(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(/[,،\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}
