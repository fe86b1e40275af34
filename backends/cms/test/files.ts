import { describe } from 'node:test';

/** Runs test files in this process, each as a suite with its hooks. */
export function describeFiles(...names: string[]): void {
  for (const name of names) {
    describe(name, () => {
      // An import would be evaluated before the suite.
      // oxlint-disable-next-line typescript/no-require-imports
      require(`./${name}.test.js`);
    });
  }
}
