import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { validateReferences } from '../src/content-rules/references';

type Row = Record<string, unknown>;
type Middleware = (context: object, next: () => Promise<string>) => Promise<string>;

/**
 * Publishes a draft against a database with these circulars and ports.
 * @param preferedLanguage language of the account; null if none is chosen
 */
async function publish(
  draft: Row,
  uid = 'api::circular.circular',
  preferedLanguage: string | null = null,
): Promise<string> {
  const rows: Record<string, Row[]> = {
    'api::circular.circular': [
      { documentId: 'old', CircularNumber: '2022/006' },
      { documentId: 'own', CircularNumber: '2025/014' },
    ],
    'api::port.port': [{ documentId: 'p', Slug: 'jeddah' }],
  };
  let middleware: Middleware | undefined;
  const strapi = {
    requestContext: { get: () => ({ state: { user: { preferedLanguage } } }) },
    documents: { use: (added: Middleware) => (middleware = added) },
    db: {
      query: (uid: string) => ({
        findMany: async ({ where }: { where: Record<string, { $in: string[] }> }) => {
          if ('documentId' in where) return [{ documentId: 'own', ...draft }];
          const [[key, { $in }]] = Object.entries(where) as [[string, { $in: string[] }]];
          return rows[uid]!.filter((row) => $in.includes(row[key] as string));
        },
      }),
    },
  };
  validateReferences(strapi as unknown as Core.Strapi);
  const context = { uid, action: 'publish', params: { documentId: 'own' } };
  return middleware!(context, async () => 'published');
}

test('a circular with existing references is published', async () => {
  for (const draft of [
    {},
    { Replaces: '', Ports: null },
    { Replaces: ' 2022/006 ، ', Ports: 'jeddah' },
  ]) {
    assert.equal(await publish(draft), 'published');
  }
});

test('an unknown number or port is rejected at its field, and so is a self-reference', async () => {
  for (const [draft, field, name] of [
    [{ Replaces: '2022/006, 1999/001' }, 'Replaces', '1999/001'],
    [{ Replaces: '2025/014' }, 'Replaces', '2025/014'],
    [{ Ports: 'jeddah,atlantis' }, 'Ports', 'atlantis'],
  ] as const) {
    await assert.rejects(publish(draft), (error: Error & { details: { errors: Row[] } }) => {
      assert.match(error.message, new RegExp(name));
      assert.deepEqual(error.details.errors[0]?.path, [field]);
      return true;
    });
  }
});

test('the error is in the language of the account, or in both', async () => {
  const sentence = async (language: string | null) => {
    const refused = publish({ Ports: 'atlantis' }, undefined, language);
    return refused.catch((error: Error) => error.message);
  };
  const [ar, en] = [await sentence('ar'), await sentence('en')];
  assert.match(ar, /^لا يوجد ميناء باسم atlantis\. [^A-Za-z]+$/);
  assert.match(en, /^There is no port atlantis[ -~]+$/);
  assert.equal(await sentence(null), `${ar} ${en}`);
});

test('an article is published with existing ports only', async () => {
  const article = 'api::article.article';
  assert.equal(
    await publish({ Ports: 'jeddah', Replaces: 'is no field of it' }, article),
    'published',
  );
  await assert.rejects(publish({ Ports: 'jeddah, atlantis' }, article), /atlantis/);
  assert.equal(await publish({ Ports: 'atlantis' }, 'api::page.page'), 'published');
});
