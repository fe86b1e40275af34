'use client';

import { useCallback, useState } from 'react';

/**
 * Counts the attempts to send that found faults, for `ErrorSummary`. `refused` stays true until an
 * attempt passes; it begins as `atFirst`, for a form that was refused before scripts ran.
 */
export function useAttempts(atFirst = false) {
  const [state, setState] = useState({ attempt: 0, refused: atFirst });
  const refuse = useCallback(
    () => setState(({ attempt }) => ({ attempt: attempt + 1, refused: true })),
    [],
  );
  const pass = useCallback(() => setState(({ attempt }) => ({ attempt, refused: false })), []);
  return { ...state, refuse, pass };
}
