'use client';

import { useEffect, useState } from 'react';

/** `wanted`, delayed until a frame with it was painted: work that blocks must not delay the answer to a press. */
export function useAfterPaint(wanted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(wanted));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wanted]);
  return wanted && isPainted;
}
