'use client';

import { useCallback, useRef, useState } from 'react';
import type { Receipt } from '@/lib/e-services/submissions';
import { postForm } from './postForm';

/** Sends forms with a file, and says how far an upload has got (0 to 1; null while there is none). */
export function useUpload(address: string) {
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController>(null);

  const upload = useCallback(
    async (values: Readonly<Record<string, string | File>>): Promise<Receipt> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.set(name, value);
      running.current = new AbortController();
      setShare(0);
      try {
        const { signal } = running.current;
        const { data } = await postForm<Receipt>(address, form, { onProgress: setShare, signal });
        return data ?? { reference: '', message: '' };
      } finally {
        setShare(null);
      }
    },
    [address],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  return { share, upload, cancel };
}
