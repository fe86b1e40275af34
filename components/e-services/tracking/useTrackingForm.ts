'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { postJson } from '@/components/forms/engine/postJson';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import type { Transaction } from '@/lib/e-services/types';
import { transactionSchema, type TransactionValues } from '@/lib/forms/transaction';

/** Start of every id in the form. */
export const FORM = 'tracking';

const FIELDS = ['documentNumber', 'hijriDate', 'captcha'] as const;

/** What a call found; null for nothing. */
interface Tracked {
  readonly transaction: Transaction | null;
}

async function track(values: TransactionValues): Promise<Tracked> {
  return { transaction: (await postJson<Transaction>('/api/transactions', values)).data };
}

/** The tracking form and its call (specification §4, §5). */
export function useTrackingForm() {
  const form = useForm<TransactionValues>({
    defaultValues: { documentNumber: '', hijriDate: '', captcha: '' },
    resolver: yupResolver(transactionSchema),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  return useFormCall({ form, name: FORM, fields: FIELDS, send: track });
}

export type TrackingModel = ReturnType<typeof useTrackingForm>;
