import type { SeedEntry } from '../types';

export default [
  { shared: { Name: 'News', CategoryImage: 'control-tower-1.webp' } },
  { shared: { Name: 'Press', CategoryImage: 'control-tower-1.webp' } },
  { shared: { Name: 'newsletter', CategoryImage: 'nautical-chart-1.webp' } },
  { shared: { Name: 'Photos', CategoryImage: 'berth-aerial-2.webp' } },
  { shared: { Name: 'History', CategoryImage: 'history-dhows-1.webp' } },
] satisfies SeedEntry[];
