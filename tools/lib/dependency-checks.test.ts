import {
  packagesWithoutHash,
  productionLicences,
  refusedLicences,
  staleAcceptances,
  unnamedInstallScripts,
  vulnerablePackages,
} from './dependency-checks.mjs';

const FILE = 'package-lock.json';

const lockfile = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } });

describe('advisories', () => {
  const advisories = [
    { package: 'ajv', vulnerable: '<6.14.0 || >=7.0.0 <8.18.0', ids: ['CVE-2025-69873'] },
  ];
  const ajv = (version: string) =>
    lockfile({ 'node_modules/a/node_modules/ajv': { version }, 'node_modules/b': { version } });

  it('finds a vulnerable version wherever it is installed', () => {
    expect(vulnerablePackages(FILE, ajv('8.17.1'), { advisories, accepted: [] })).toEqual([
      `${FILE}: ajv@8.17.1 is vulnerable (<6.14.0 || >=7.0.0 <8.18.0): CVE-2025-69873`,
    ]);
    expect(vulnerablePackages(FILE, ajv('8.18.0'), { advisories, accepted: [] })).toEqual([]);
    expect(vulnerablePackages(FILE, ajv('6.15.0'), { advisories, accepted: [] })).toEqual([]);
  });

  it('sees through an alias', () => {
    const aliased = lockfile({ 'node_modules/old-ajv': { name: 'ajv', version: '8.0.0' } });
    expect(vulnerablePackages(FILE, aliased, { advisories, accepted: [] })).toHaveLength(1);
  });

  it('accepts an advisory in the lockfile it is accepted for, and only as long as it is needed', () => {
    const accepted = [{ id: 'CVE-2025-69873', lockfile: FILE, reason: 'tests only' }];
    expect(vulnerablePackages(FILE, ajv('8.0.0'), { advisories, accepted })).toEqual([]);
    expect(vulnerablePackages('b/x.json', ajv('8.0.0'), { advisories, accepted })).toHaveLength(1);
    expect(staleAcceptances({ [FILE]: ajv('8.0.0') }, { advisories, accepted })).toEqual([]);
    expect(staleAcceptances({ [FILE]: ajv('8.18.0') }, { advisories, accepted })).toHaveLength(1);
  });
});

it('reports undecided install scripts, and decisions without a script', () => {
  const installed = lockfile({
    'node_modules/allowed': { version: '1.0.0', hasInstallScript: true },
    'node_modules/denied': { version: '1.0.0', hasInstallScript: true },
    'node_modules/x/node_modules/new': { version: '1.0.0', hasInstallScript: true },
    'node_modules/x': { version: '1.0.0' },
  });
  const allowScripts = { allowed: true, denied: false, gone: true };
  expect(unnamedInstallScripts(FILE, installed, { allowScripts })).toEqual([
    `${FILE}: new has an install script that allowScripts omits`,
    `${FILE}: allowScripts names gone, which has no install script`,
  ]);
});

it('reports packages without a hash, except optional ones of a platform', () => {
  const installed = lockfile({
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'] },
  });
  expect(packagesWithoutHash(FILE, installed)).toEqual([`${FILE}: b@1.0.0 has no integrity hash`]);
});

describe('licences', () => {
  const policy = {
    allowed: ['MIT', 'Apache-2.0'],
    named: [
      { package: '@img/sharp-*', licence: 'LGPL-3.0-or-later', reason: 'shared library' },
      { package: 'silent', licence: null, reason: 'MIT in the package' },
    ],
  };
  const refused = (name: string, license?: string, more = {}) =>
    refusedLicences(
      FILE,
      lockfile({ [`node_modules/${name}`]: { version: '1.0.0', license, ...more } }),
      policy,
    ).length > 0;

  it.each([
    ['a', 'MIT', false],
    ['a', '(GPL-3.0 OR MIT)', false],
    ['a', 'GPL-3.0', true],
    ['a', 'MIT AND GPL-3.0', true],
    ['a', 'MIT OR GPL-3.0 AND Apache-2.0', true],
    ['a', undefined, true],
    ['silent', undefined, false],
    ['@img/sharp-linux-x64', 'Apache-2.0 AND LGPL-3.0-or-later', false],
    ['a', 'LGPL-3.0-or-later', true],
  ])('%s with %s: refused is %s', (name, license, expected) => {
    expect(refused(name, license)).toBe(expected);
  });

  it('ignores development packages', () => {
    expect(refused('a', 'GPL-3.0', { dev: true })).toBe(false);
  });

  it('reads the licence of a platform package from the package that names it', () => {
    const installed = lockfile({
      'node_modules/next': {
        version: '16.0.0',
        license: 'MIT',
        optionalDependencies: { '@next/swc-darwin-arm64': '16.0.0' },
      },
      'node_modules/@next/swc-darwin-arm64': { version: '16.0.0', optional: true, os: ['darwin'] },
    });
    expect(productionLicences(installed)).toEqual([
      { name: '@next/swc-darwin-arm64', version: '16.0.0', licence: 'MIT' },
      { name: 'next', version: '16.0.0', licence: 'MIT' },
    ]);
  });
});
