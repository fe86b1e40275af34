/** Reads from session storage; null if there is no entry or storage is blocked. */
export function readEntry(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes to session storage, null removes. Forms work without it: errors are ignored. */
export function writeEntry(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}
