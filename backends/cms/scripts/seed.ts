import { readSettings } from '../src/settings';
import { seed } from '../seed/lib/seed';

const hasOption = (option: string): boolean => process.argv.includes(option);

Promise.resolve()
  .then(() =>
    seed(readSettings(), { reset: hasOption('--reset'), ifEmpty: hasOption('--if-empty') }),
  )
  .then(() => process.exit(0))
  .catch((error: Error) => {
    console.error(`CMS: ${error.message}`);
    process.exit(1);
  });
