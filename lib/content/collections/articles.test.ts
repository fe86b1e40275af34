import { fetchAll } from '../client';
import { articleContent } from './articles';

jest.mock('../client', () => ({ fetchAll: jest.fn(() => Promise.resolve([])) }));

it('does not read articles whose category was deleted, which would make all the others invalid', async () => {
  await articleContent.search?.load('ar');
  expect(fetchAll).toHaveBeenCalledWith(
    'articles',
    'ar',
    expect.anything(),
    expect.objectContaining({ 'filters[Category][Name][$notNull]': 'true' }),
  );
});
