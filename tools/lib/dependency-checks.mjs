import semver from 'semver';
import { installedPackages } from './lockfiles.mjs';

/*
 * Checks of every package that a lockfile installs. Each returns one line per fault,
 * so that a fault of the supply chain reads the same in a terminal and in a log of CI.
 */

/**
 * Packages whose version is in the range of a known advisory that is not accepted for this lockfile.
 * @param {string} file the lockfile's path below the project's root
 * @param {object} lockfile parsed, version 2 or 3
 * @param {{ advisories: { package: string, vulnerable: string, ids: string[] }[],
 *   accepted: { id: string, lockfile: string, reason: string }[] }} known
 */
export function vulnerablePackages(file, lockfile, { advisories, accepted }) {
  const isAccepted = (id) =>
    accepted.some((advisory) => advisory.id === id && advisory.lockfile === file);
  return installedPackages(lockfile).flatMap(({ name, entry }) =>
    advisories
      .filter(
        (advisory) =>
          advisory.package === name && semver.satisfies(entry.version, advisory.vulnerable),
      )
      .map(({ ids, vulnerable }) => ({ ids: ids.filter((id) => !isAccepted(id)), vulnerable }))
      .filter(({ ids }) => ids.length > 0)
      .map(
        ({ ids, vulnerable }) =>
          `${file}: ${name}@${entry.version} is vulnerable (${vulnerable}): ${ids.join(', ')}`,
      ),
  );
}

/** Accepted advisories that match no installed version: stale entries would hide later ones. */
export function staleAcceptances(lockfiles, { advisories, accepted }) {
  return accepted
    .filter(({ id, lockfile }) => {
      const installed = lockfiles[lockfile];
      const found =
        installed &&
        vulnerablePackages(lockfile, installed, { advisories, accepted: [] }).some((line) =>
          line.includes(id),
        );
      return !found;
    })
    .map(({ id, lockfile }) => `${lockfile}: ${id} is accepted, but nothing there is affected`);
}

/** Install scripts that `allowScripts` does not name, and names that no package needs. */
export function unnamedInstallScripts(file, lockfile, { allowScripts = {} }) {
  const withScript = new Set(
    installedPackages(lockfile)
      .filter(({ entry }) => entry.hasInstallScript)
      .map(({ name }) => name),
  );
  const unnamed = [...withScript].filter((name) => !Object.hasOwn(allowScripts, name));
  const stale = Object.keys(allowScripts).filter((name) => !withScript.has(name));
  return [
    ...unnamed.map((name) => `${file}: ${name} has an install script that allowScripts omits`),
    ...stale.map((name) => `${file}: allowScripts names ${name}, which has no install script`),
  ];
}

/** Packages without a hash; optional ones of other platforms may not have been at hand. */
export function packagesWithoutHash(file, lockfile) {
  return installedPackages(lockfile)
    .filter(({ entry }) => !entry.integrity && !isPlatformPackage(entry))
    .map(({ name, entry }) => `${file}: ${name}@${entry.version} has no integrity hash`);
}

function isPlatformPackage({ optional, os, cpu }) {
  return Boolean(optional && (os || cpu));
}

/**
 * Production packages whose licence is neither allowed for all nor for the package by its name.
 * @param {{ allowed: string[], named: { package: string, licence: string | null, reason: string }[] }} policy
 */
export function refusedLicences(file, lockfile, policy) {
  return productionLicences(lockfile)
    .filter(({ name, licence }) => !isAllowed(name, licence, policy))
    .map(
      ({ name, version, licence }) =>
        `${file}: ${name}@${version} has the licence ${licence ?? 'none'}, which tools/licences.json does not allow`,
    );
}

/**
 * Name, version and SPDX expression of every production package, by name. Packages of other
 * platforms without licence in the lockfile get that of the dependent package.
 * @returns {{ name: string, version: string, licence: string | undefined }[]}
 */
export function productionLicences(lockfile) {
  const installed = installedPackages(lockfile);
  const parentLicence = (name) =>
    installed.find(({ entry }) => Object.hasOwn(entry.optionalDependencies ?? {}, name))?.entry
      .license;
  const all = installed
    .filter(({ entry }) => !entry.dev && !entry.devOptional)
    .map(({ name, entry }) => ({
      name,
      version: entry.version,
      licence: entry.license ?? (isPlatformPackage(entry) ? parentLicence(name) : undefined),
    }));
  const unique = new Map(all.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...unique.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function isAllowed(name, licence, { allowed, named }) {
  const own = named.filter((rule) => matches(rule.package, name)).map((rule) => rule.licence);
  if (!licence) return own.includes(null);
  if (own.includes(licence)) return true;
  const known = new Set([...allowed, ...own]);
  const parts = licence.replace(/[()]/g, '');
  // Expressions with both operators need a human decision.
  if (parts.includes(' OR ') && parts.includes(' AND ')) return false;
  if (parts.includes(' OR ')) return parts.split(' OR ').some((part) => known.has(part));
  return parts.split(' AND ').every((part) => known.has(part));
}

function matches(pattern, name) {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
