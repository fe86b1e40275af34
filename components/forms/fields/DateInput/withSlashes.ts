const BETWEEN = /[-.\s]/g;
const DAY = /^([\d٠-٩۰-۹]{2})([\d٠-٩۰-۹]+)$/;
const DAY_AND_MONTH = /^([\d٠-٩۰-۹]{1,2}\/[\d٠-٩۰-۹]{2})([\d٠-٩۰-۹]+)$/;

/**
 * A date as it is typed, day first, with the slashes that many telephones' number keys lack:
 * `2111` becomes `21/11`, `21-11-2026` becomes `21/11/2026`. Marks of direction, which come along
 * with copied texts, are left out.
 */
export function withSlashes(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(BETWEEN, '/')
    .replace(DAY, '$1/$2')
    .replace(DAY_AND_MONTH, '$1/$2');
}
