import { useCallback, useState } from 'react';

/**
 * Form state in sessionStorage until it is sent: survives a reload, a conflict and an expired session.
 * Falls back to component state where storage is blocked.
 */
export function useDraft<Draft extends object>(
  name: string,
  empty: Draft,
): [draft: Draft, change: (part: Partial<Draft>) => void, clear: () => void] {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...stored(name) }));
  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((before) => {
        const next = { ...before, ...part };
        attempt(() => sessionStorage.setItem(name, JSON.stringify(next)));
        return next;
      }),
    [name],
  );
  const clear = useCallback(() => {
    attempt(() => sessionStorage.removeItem(name));
    setDraft(empty);
    // `empty` is constant.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  return [draft, change, clear];
}

function stored(name: string): object {
  return attempt(() => JSON.parse(sessionStorage.getItem(name) ?? '{}') as object) ?? {};
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
