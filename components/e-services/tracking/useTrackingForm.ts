'use client';

import { MAX_DOCUMENT_NUMBER_CHARACTERS } from '@ports-authority/e-services-contract';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '@/components/forms/captcha/useCaptcha';
import { postJson } from '@/components/forms/engine/postJson';
import type { Call } from '@/components/forms/engine/useCall';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import { resolverOf, useLazyResolver } from '@/components/forms/engine/useLazyResolver';
import type { Transaction } from '@/lib/e-services/types';
import type { TransactionValues } from '@/lib/forms/transaction';

/** Prefix of every id in the form. */
export const FORM = 'tracking';

const FIELDS = ['documentNumber', 'hijriDate', 'captcha'] as const;

const loadResolver = resolverOf<TransactionValues>(
  async () => (await import('@/lib/forms/transaction')).transactionSchema,
);

/** Null: not found. */
interface Tracked {
  readonly transaction: Transaction | null;
}

async function track(values: TransactionValues, call: Call): Promise<Tracked> {
  return { transaction: (await postJson<Transaction>('/api/transactions', values, call)).data };
}

export function useTrackingForm() {
  const form = useForm<TransactionValues>({
    defaultValues: { documentNumber: '', hijriDate: '', captcha: '' },
    resolver: useLazyResolver(loadResolver),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { setValue } = form;
  // In the browser, since the page is cached.
  useEffect(() => {
    const number = new URLSearchParams(window.location.search).get('documentNumber') ?? '';
    // Without a number in the link, input from before hydration stays.
    if (number && number.length <= MAX_DOCUMENT_NUMBER_CHARACTERS) {
      setValue('documentNumber', number);
    }
  }, [setValue]);
  const captcha = useCaptcha();
  const call = useFormCall({ form, captcha, name: FORM, fields: FIELDS, send: track });
  return { ...call, captcha };
}

export type TrackingModel = ReturnType<typeof useTrackingForm>;
