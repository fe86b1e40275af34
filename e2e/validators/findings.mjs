/**
 * @typedef {{ where: string, message: string, detail?: string }} Finding
 * @typedef {{ pattern: RegExp, reason: string }} Dismissal
 */

/**
 * Findings without the dismissed ones, grouped by message.
 * @param {Finding[]} findings
 * @param {Dismissal[]} dismissed
 * @returns {string[]} a line per kind of finding: count, first occurrence, detail
 */
export function findingKinds(findings, dismissed) {
  const kinds = new Map();
  for (const finding of findings) {
    if (dismissed.some(({ pattern }) => pattern.test(finding.message))) continue;
    kinds.set(finding.message, [...(kinds.get(finding.message) ?? []), finding]);
  }
  return [...kinds].map(
    ([message, [first, ...others]]) =>
      `${others.length + 1} × ${message} (${first.where}: ${first.detail ?? ''})`,
  );
}

/** Dismissals that match no finding. */
export function unusedDismissals(findings, dismissed) {
  return dismissed
    .filter(({ pattern }) => !findings.some(({ message }) => pattern.test(message)))
    .map(({ pattern }) => String(pattern));
}
