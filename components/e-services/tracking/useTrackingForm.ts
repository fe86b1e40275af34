'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '@/components/forms/captcha/useCaptcha';
import { postJson } from '@/components/forms/engine/postJson';
import type { Call } from '@/components/forms/engine/useCall';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import type { Transaction } from '@/lib/e-services/types';
import { transactionSchema, type TransactionValues } from '@/lib/forms/transaction';

/** Prefix of every id in the form. */
export const FORM = 'tracking';

const FIELDS = ['documentNumber', 'hijriDate', 'captcha'] as const;

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
    resolver: yupResolver(transactionSchema),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const captcha = useCaptcha();
  const call = useFormCall({ form, captcha, name: FORM, fields: FIELDS, send: track });
  return { ...call, captcha };
}

export type TrackingModel = ReturnType<typeof useTrackingForm>;
