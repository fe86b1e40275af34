import { Collection, nullIfUnpublished, SingleType } from './collection';
import { NotPublishedError } from './errors';
import { componentList, optionalText, requiredText, selectFields } from './fields';
import { manyFiles, oneFile } from './media-fields';

const mockFetchPage = jest.fn();
const mockFetchFirst = jest.fn();
const mockFetchSingle = jest.fn();
jest.mock('./client', () => ({
  fetchPage: (...args: unknown[]) => mockFetchPage(...args),
  fetchFirst: (...args: unknown[]) => mockFetchFirst(...args),
  fetchSingle: (...args: unknown[]) => mockFetchSingle(...args),
}));

const articles = new Collection({
  apiName: 'articles',
  fields: { Title: requiredText, Body: optionalText, CardImage: oneFile },
  sort: 'PublishDate:desc',
  filters: { 'filters[Category][Name][$notNull]': 'true' },
});

const item = { documentId: '', updatedAt: '2026-01-01', Title: 'A' };

beforeEach(() => mockFetchPage.mockResolvedValue({ entries: [item], pageCount: 1, total: 1 }));

function query(): Record<string, unknown> {
  return mockFetchPage.mock.calls[0]?.[3];
}

it('reads scalars by name and populates anything else', () => {
  const fields = {
    Title: requiredText,
    Images: manyFiles,
    Parts: componentList({ Title: requiredText }),
  };
  expect(selectFields(fields)).toEqual({
    'fields[0]': 'Title',
    'fields[1]': 'updatedAt',
    'populate[Images]': 'true',
    'populate[Parts]': 'true',
  });
});

it('keeps filters and order in narrower reads', async () => {
  await articles.only('Title').slice('ar', { page: 2, pageSize: 5 });
  expect(query()).toEqual({
    'fields[0]': 'Title',
    'fields[1]': 'updatedAt',
    'filters[Category][Name][$notNull]': 'true',
    sort: 'PublishDate:desc',
    'pagination[page]': 2,
    'pagination[pageSize]': 5,
  });
});

it('validates a narrower read against the same fields', async () => {
  await articles.only('Title').slice('ar', { page: 1, pageSize: 1 });
  const schema = mockFetchPage.mock.calls[0]?.[2];
  expect(schema.validateSync(item)).toEqual(item);
  expect(() => schema.validateSync({ updatedAt: '2026-01-01' })).toThrow(/Title/);
});

it('falls back to the entry’s id if no identifier matches', async () => {
  const documentId = 'h90lgohlzfpjf3bvan72mzll';
  mockFetchFirst.mockImplementation(async (...[, , , asked]) => {
    if (asked['filters[documentId][$eq]'] !== documentId) throw new NotPublishedError('articles');
    return item;
  });
  await expect(articles.findIdentified('ar', 'Title', documentId)).resolves.toBe(item);
  expect(mockFetchFirst.mock.calls[1]?.[3]).toMatchObject({ 'filters[Title][$eqi]': documentId });
  mockFetchFirst.mockClear();
  await expect(articles.findIdentified('ar', 'Title', 'a-name')).rejects.toThrow(NotPublishedError);
  expect(mockFetchFirst).toHaveBeenCalledTimes(2);
});

it('looks for an identifier by its exact text first, which an index finds', async () => {
  mockFetchFirst.mockReset().mockResolvedValue(item);
  await articles.findIdentified('ar', 'Title', 'a-name');
  expect(mockFetchFirst.mock.calls).toEqual([
    [
      ...Array(3).fill(expect.anything()),
      expect.objectContaining({ 'filters[Title][$eq]': 'a-name' }),
    ],
  ]);
});

it('has no page past the last one', async () => {
  const title = (raw: { Title: string }) => raw.Title;
  await expect(articles.page('ar', { page: 1, pageSize: 5 }, title)).resolves.toEqual({
    items: ['A'],
    page: 1,
    pages: 1,
    total: 1,
  });
  mockFetchPage.mockResolvedValue({ entries: [], pageCount: 0, total: 0 });
  await expect(articles.page('ar', { page: 1, pageSize: 5 }, title)).resolves.toMatchObject({
    items: [],
    pages: 1,
  });
  await expect(articles.page('ar', { page: 2, pageSize: 5 }, title)).rejects.toThrow(
    NotPublishedError,
  );
});

it('requests only the newest change', async () => {
  await expect(articles.lastChange('en')).resolves.toBe('2026-01-01');
  expect(query()).toMatchObject({ 'fields[0]': 'updatedAt', sort: 'updatedAt:desc' });
  expect(query()).not.toHaveProperty('populate');
  mockFetchPage.mockResolvedValue({ entries: [], pageCount: 0, total: 0 });
  await expect(articles.lastChange('en')).resolves.toBeNull();
});

it('dates a single type that is not published by nothing', async () => {
  const policy = new SingleType('condition', { Content: requiredText });
  mockFetchSingle.mockResolvedValue({ updatedAt: '2026-01-01' });
  await expect(policy.lastChange('ar')).resolves.toBe('2026-01-01');
  mockFetchSingle.mockRejectedValue(new NotPublishedError('condition'));
  await expect(policy.lastChange('ar')).resolves.toBeNull();
  await expect(nullIfUnpublished(Promise.reject(new Error('down')))).rejects.toThrow('down');
});
