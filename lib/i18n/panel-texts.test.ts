import { fetchPanelTexts } from './panel-texts';

const respond = jest.fn();

beforeEach(() => {
  respond.mockReset();
  Object.assign(globalThis, { fetch: respond });
});

const texts = (data: unknown) => ({ ok: true, json: async () => ({ data }) });

it('fetches the texts of a panel once for a language', async () => {
  respond.mockResolvedValueOnce(texts('search ar')).mockResolvedValueOnce(texts('search en'));
  expect(await fetchPanelTexts('search', 'ar')).toBe('search ar');
  expect(await fetchPanelTexts('search', 'ar')).toBe('search ar');
  expect(await fetchPanelTexts('search', 'en')).toBe('search en');
  expect(respond.mock.calls.map(([url]) => url as string)).toEqual([
    '/api/panel-texts?panel=search&locale=ar',
    '/api/panel-texts?panel=search&locale=en',
  ]);
});

it('shares one request between calls at the same time', async () => {
  respond.mockResolvedValueOnce(texts('chat'));
  const both = [fetchPanelTexts('chat', 'ar'), fetchPanelTexts('chat', 'ar')];
  expect(await Promise.all(both)).toEqual(['chat', 'chat']);
  expect(respond).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  respond.mockResolvedValueOnce({ ok: false, status: 503 });
  await expect(fetchPanelTexts('feedback', 'ar')).rejects.toThrow('503');
  respond.mockResolvedValueOnce(texts('feedback'));
  expect(await fetchPanelTexts('feedback', 'ar')).toBe('feedback');
});
