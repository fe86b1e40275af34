/**
 * npm records only those optional packages that the registry in use could deliver, and `npm ci`
 * rejects a lockfile that lacks one of them. Entries with a version and a platform, but without
 * `resolved` and `integrity`, satisfy it on every platform; on the platform itself npm then takes
 * the package from the registry.
 */

const SYSTEMS = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
};
const PROCESSORS = new Set(
  'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '),
);
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

/**
 * The optional packages that a lockfile's packages name and that it has no entry for.
 * @param {{ packages: Record<string, any> }} lockfile a parsed package-lock.json, version 2 or 3
 * @returns {{ name: string, version: string, dependents: string[] }[]} `dependents` are the paths
 * (the keys of `packages`) of the packages that name it
 */
export function missingPlatformPackages({ packages }) {
  const missing = new Map();
  for (const [dependent, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (satisfies(installed(packages, dependent, name), version)) continue;
      const id = `${name}@${version}`;
      const dependents = missing.get(id)?.dependents ?? [];
      missing.set(id, { name, version, dependents: [...dependents, dependent] });
    }
  }
  return [...missing.values()];
}

/**
 * The lockfile with an entry for every missing optional package; entries that an earlier call
 * added and that no package names any more are dropped.
 * @throws Error when neither a version nor a platform can be told from the package's name.
 */
export function withPlatformPackages(lockfile) {
  const packages = Object.fromEntries(
    Object.entries(lockfile.packages).filter(([, entry]) => !isPlaceholder(entry)),
  );
  for (const { name, version, dependents } of missingPlatformPackages({ packages })) {
    const development = dependents.every((dependent) => packages[dependent].dev);
    const entry = placeholder(name, version, development);
    for (const path of placements(packages, name, version, dependents)) packages[path] = entry;
  }
  return {
    ...lockfile,
    packages: Object.fromEntries(
      Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
    ),
  };
}

/**
 * What npm would read in a package's manifest, derived from its name: `@scope/linux-arm64-musl`.
 * @returns {{ os?: string[], cpu?: string[], libc?: string[] } | undefined} undefined for a name
 * without a platform
 */
export function platformOf(name) {
  const parts = name.split(/[/-]/);
  const system = parts.find((part) => Object.hasOwn(SYSTEMS, part));
  const processor = parts.find((part) => PROCESSORS.has(part));
  if (!system && !processor) return undefined;
  const libc = system?.startsWith('linux') ? libcOf(parts) : undefined;
  return {
    ...(system && { os: [SYSTEMS[system]] }),
    ...(processor && { cpu: [processor] }),
    ...(libc && { libc: [libc] }),
  };
}

/** Undefined for a package that runs with either one, such as a statically linked program. */
function libcOf(parts) {
  if (parts.some((part) => /musl/.test(part))) return 'musl';
  if (parts.some((part) => /^(gnu|glibc)/.test(part))) return 'glibc';
  return undefined;
}

/** Keys in npm's own order, so that its next write of the file changes nothing. */
function placeholder(name, version, development) {
  const platform = platformOf(name);
  if (!platform || !EXACT_VERSION.test(version)) {
    throw new Error(
      `${name}@${version} is missing from the lockfile, and its name and version do not say what to write: install it with a registry that has it.`,
    );
  }
  return {
    version,
    ...(platform.cpu && { cpu: platform.cpu }),
    ...(development && { dev: true }),
    ...(platform.libc && { libc: platform.libc }),
    optional: true,
    ...(platform.os && { os: platform.os }),
  };
}

function isPlaceholder({ optional, os, cpu, link, resolved, integrity }) {
  return Boolean(optional && (os || cpu) && !link && !resolved && !integrity);
}

/** The top folder where its name is free there, otherwise the folder of each dependent. */
function placements(packages, name, version, dependents) {
  return dependents.flatMap((dependent) => {
    const top = join(rootOf(dependent), name);
    if (!packages[top] || packages[top].version === version) return [top];
    return [join(dependent, name)];
  });
}

/** A linked package outside the project's folder has a node_modules of its own. */
function rootOf(path) {
  return path.startsWith('../') ? path.split(/\/?node_modules\//)[0] : '';
}

/** The entry that Node's resolution finds from a package's folder upwards. */
function installed(packages, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const entry = packages[join(folder, name)];
    if (entry) return entry.link ? packages[entry.resolved] : entry;
    if (folder === rootOf(from)) return undefined;
  }
}

function parentOf(path) {
  const nested = path.lastIndexOf('node_modules/');
  if (nested < 0) return rootOf(path);
  return path.slice(0, nested).replace(/\/$/, '');
}

function join(folder, name) {
  return folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
}

/** Ranges are npm's business: any entry does. */
function satisfies(entry, version) {
  return Boolean(entry) && (!EXACT_VERSION.test(version) || entry.version === version);
}
