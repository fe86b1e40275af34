import { missingPlatformPackages, platformOf, withPlatformPackages } from './platform-packages.mjs';

type Entry = Record<string, unknown>;

function lockfile(packages: Record<string, Entry>) {
  return { lockfileVersion: 3, packages: { '': { name: 'site' }, ...packages } };
}

function entries(packages: Record<string, Entry>): Record<string, Entry> {
  return withPlatformPackages(lockfile(packages)).packages;
}

const COMPILER = {
  version: '2.0.0',
  integrity: 'sha512-a',
  optionalDependencies: { '@compiler/linux-x64-gnu': '2.0.0', '@compiler/darwin-arm64': '2.0.0' },
};
const ON_LINUX = {
  version: '2.0.0',
  integrity: 'sha512-b',
  cpu: ['x64'],
  libc: ['glibc'],
  optional: true,
  os: ['linux'],
};
const ON_MAC = { version: '2.0.0', cpu: ['arm64'], optional: true, os: ['darwin'] };

it.each([
  ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@swc/core-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@img/sharp-linuxmusl-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@parcel/watcher-linux-arm-glibc', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@unrs/resolver-binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['@unrs/resolver-binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ['@unrs/resolver-binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@rollup/rollup-win32-x64-gnu', { os: ['win32'], cpu: ['x64'] }],
  ['@esbuild/linux-x64', { os: ['linux'], cpu: ['x64'] }],
  ['@esbuild/freebsd-arm64', { os: ['freebsd'], cpu: ['arm64'] }],
  ['bufferutil', undefined],
])('tells the platform of %s from its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

it('names the optional packages that a lockfile has no entry for', () => {
  const missing = missingPlatformPackages(
    lockfile({
      'node_modules/compiler': COMPILER,
      'node_modules/@compiler/linux-x64-gnu': ON_LINUX,
    }),
  );
  expect(missing).toEqual([
    { name: '@compiler/darwin-arm64', version: '2.0.0', dependents: ['node_modules/compiler'] },
  ]);
});

it('adds them in the order of npm and leaves the others alone', () => {
  const before = {
    'node_modules/@compiler/linux-x64-gnu': ON_LINUX,
    'node_modules/compiler': COMPILER,
  };
  expect(Object.entries(entries(before))).toEqual([
    ['', { name: 'site' }],
    ['node_modules/@compiler/darwin-arm64', ON_MAC],
    ['node_modules/@compiler/linux-x64-gnu', ON_LINUX],
    ['node_modules/compiler', COMPILER],
  ]);
  expect(missingPlatformPackages(withPlatformPackages(lockfile(before)))).toEqual([]);
});

it('marks what only development packages need', () => {
  const after = entries({ 'node_modules/compiler': { ...COMPILER, dev: true } });
  expect(after['node_modules/@compiler/darwin-arm64']).toEqual({ ...ON_MAC, dev: true });
});

it('puts a second version into the folder of its dependent', () => {
  const optionalDependencies = { '@compiler/darwin-arm64': '1.0.0' };
  const after = entries({
    'node_modules/compiler': COMPILER,
    'node_modules/tool/node_modules/compiler': { version: '1.0.0', optionalDependencies },
  });
  expect(after['node_modules/@compiler/darwin-arm64']).toEqual(ON_MAC);
  expect(
    after['node_modules/tool/node_modules/compiler/node_modules/@compiler/darwin-arm64'],
  ).toEqual({ ...ON_MAC, version: '1.0.0' });
});

it('replaces the entry of an earlier version', () => {
  const after = entries({
    'node_modules/compiler': COMPILER,
    'node_modules/@compiler/darwin-arm64': { ...ON_MAC, version: '1.0.0' },
    'node_modules/@former/darwin-arm64': ON_MAC,
  });
  expect(after['node_modules/@compiler/darwin-arm64']).toEqual(ON_MAC);
  expect(after).not.toHaveProperty(['node_modules/@former/darwin-arm64']);
});

it('follows linked packages, inside the folder and outside of it', () => {
  const after = entries({
    'node_modules/@site/inside': { resolved: 'packages/inside', link: true },
    'packages/inside': { version: '1.0.0', optionalDependencies: { '@a/darwin-x64': '1.0.0' } },
    'node_modules/@site/outside': { resolved: '../../packages/outside', link: true },
    '../../packages/outside': {
      version: '1.0.0',
      optionalDependencies: { '@b/win32-x64': '1.0.0' },
    },
  });
  expect(after).toHaveProperty(['node_modules/@a/darwin-x64']);
  expect(after).toHaveProperty(['../../packages/outside/node_modules/@b/win32-x64']);
  expect(after['node_modules/@site/inside']).toEqual({ resolved: 'packages/inside', link: true });
});

it('does not guess at a package whose name says no platform', () => {
  expect(() =>
    entries({ 'node_modules/ws': { optionalDependencies: { bufferutil: '4.0.9' } } }),
  ).toThrow('bufferutil@4.0.9 is missing');
});
