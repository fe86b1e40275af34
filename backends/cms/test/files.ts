import { describe } from 'node:test';

/** Defines the tests of files of this folder, each in a suite, to which its hooks belong. */
export function describeFiles(...names: string[]): void {
  for (const name of names) {
    describe(name, () => {
      // An import would be evaluated before the suite.
      // oxlint-disable-next-line typescript/no-require-imports
      require(`./${name}.test.js`);
    });
  }
}
