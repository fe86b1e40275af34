/** A value of this tab's session storage; null if there is none, or storage is blocked. */
export function readEntry(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, or removes it with null. Storage may be full or blocked: forms work without it. */
export function writeEntry(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}
