import { fetchAll } from '../client';
import { articleTexts } from './collections';

jest.mock('../client', () => ({ fetchAll: jest.fn(() => Promise.resolve([])) }));

it('does not ask for articles whose category was deleted, which would cost all the others', async () => {
  await articleTexts('ar');
  expect(fetchAll).toHaveBeenCalledWith(
    'articles',
    'ar',
    expect.anything(),
    expect.objectContaining({ 'filters[Category][Name][$notNull]': 'true' }),
  );
});
