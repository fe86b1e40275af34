const STORE = 'page-feedback';

/** Pages that were answered for in this visit. Storage may be refused: then it is asked again. */
export function wasAnswered(page: string): boolean {
  return read().includes(page);
}

/** Remembers for the visit that a page needs no more asking. */
export function rememberAnswer(page: string): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...new Set([...read(), page])]));
  } catch {
    return;
  }
}

function read(): readonly unknown[] {
  try {
    const pages: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
    return Array.isArray(pages) ? pages : [];
  } catch {
    return [];
  }
}
