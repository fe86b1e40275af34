import { E_SERVICES } from '@/packages/content-types/src';
import { eServiceNames } from './e-service-names';

it('is the list of the package (npm run docs:backends)', () => {
  const lines = Object.entries(E_SERVICES).map(
    ([slug, [ar, en]]) => `  '${slug}': ["${ar}", "${en}"],`,
  );
  expect(eServiceNames()).toContain(`{\n${lines.join('\n')}\n};`);
});
