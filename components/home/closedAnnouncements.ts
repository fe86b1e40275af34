const KEY = 'closed-announcements';

/** Numbers of the announcements that the visitor closed during this visit. */
export function closedAnnouncements(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    // The browser keeps nothing for this site, or somebody else wrote there.
    return [];
  }
}

/** Remembers for this visit that an announcement was closed. */
export function rememberClosed(id: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...closedAnnouncements(), id])]));
  } catch {
    // It will be shown once more on the next page view.
  }
}
