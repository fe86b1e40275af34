import type { Circular } from '@/lib/content/circulars/circular';
import { CircularMarks } from './CircularMarks';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const bare = {
  category: '',
  directedTo: '',
  effectiveFrom: null,
  withdrawnFrom: null,
  ports: [],
} as unknown as Circular;
const none = { replaces: [], replacedBy: [] };

it('is plain text if nothing matches', async () => {
  const marks = (circular: Circular) =>
    CircularMarks({ locale: 'ar', circular, relations: none, ports: [] });
  expect(await marks(bare)).toBeNull();
  expect(await marks({ ...bare, category: 'بحري' })).not.toBeNull();
});
