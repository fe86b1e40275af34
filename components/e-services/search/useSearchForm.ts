'use client';

import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import { todayInRiyadh } from '@/lib/dates/riyadh';
import type { Lookups } from '@/lib/e-services/types';
import { isBefore } from '@/lib/forms/vessel-search';
import { readSearchQuery, searchQuery } from './searchAddress';
import { sendSearch, type SearchResult } from './searchCall';
import { EMPTY_SEARCH, FIELDS, FORM, resolveSearch, type SearchValues } from './searchForm';

/** The vessel search's form and call, and what its fields do to each other (specification §4, §5). */
export function useSearchForm(lookups: Lookups | null) {
  const form = useForm<SearchValues>({
    defaultValues: EMPTY_SEARCH,
    resolver: resolveSearch,
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const model = useFormCall({
    form,
    name: FORM,
    fields: FIELDS,
    send: sendSearch,
    onSuccess: showInAddress,
  });
  const [endCleared, setEndCleared] = useState(false);
  const kind = useWatch({ control: form.control, name: 'search' });
  useFillIn(form);
  useChoices(form, lookups);

  /** A start date later than the end date clears the end date. */
  function startChanged(startDate: string): void {
    const clears = isBefore(form.getValues('endDate'), startDate);
    setEndCleared(clears);
    if (clears) form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted });
  }

  /** What was said about the other search's fields and found by it is gone. */
  function kindChanged(): void {
    form.clearErrors();
    model.reset();
  }

  return { ...model, kind, startChanged, endCleared, kindChanged };
}

export type SearchModel = ReturnType<typeof useSearchForm>;

type Form = UseFormReturn<SearchValues>;

/** Today and what a shared address says: known in the browser only, since the page is cached. */
function useFillIn({ setValue, getValues }: Form): void {
  useEffect(() => {
    const shared = readSearchQuery(new URLSearchParams(window.location.search));
    if (!getValues('startDate')) setValue('startDate', shared.startDate ?? todayInRiyadh());
    for (const field of ['search', 'endDate', 'agent', 'vessel'] as const) {
      const value = shared[field];
      if (value) setValue(field, value);
    }
  }, [setValue, getValues]);
}

/** Chooses a shared address's port and traffic type once it is known that they exist. */
function useChoices({ setValue }: Form, lookups: Lookups | null): void {
  const chosen = useRef(false);
  useEffect(() => {
    if (!lookups || chosen.current) return;
    chosen.current = true;
    const { port, trafficType } = readSearchQuery(new URLSearchParams(window.location.search));
    if (lookups.ports.some(({ value }) => value === port)) setValue('port', port ?? '');
    if (lookups.trafficTypes.some(({ id }) => id === trafficType)) {
      setValue('trafficType', trafficType ?? '');
    }
  }, [lookups, setValue]);
}

/** Keeps the search in the address, so that it can be shared and survives a reload. */
function showInAddress({ asked }: SearchResult): void {
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}?${searchQuery(asked)}`);
}
