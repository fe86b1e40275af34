'use client';

import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useCaptcha } from '@/components/forms/captcha/useCaptcha';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import { useLazyResolver } from '@/components/forms/engine/useLazyResolver';
import { todayInRiyadh } from '@/lib/dates/riyadh';
import type { Lookups } from '@/lib/e-services/types';
import { isBefore } from '@/lib/forms/search-input';
import { readSearchQuery, searchQuery } from './searchUrl';
import { sendSearch, type SearchResult } from './searchCall';
import { EMPTY_SEARCH, FIELDS, FORM, type SearchValues } from './searchForm';
import { DEVICE_STORAGE } from '@/lib/privacy/device-storage';

const loadResolver = async () => (await import('./searchResolver')).resolveSearch;

/** The vessel search's form and call, with the dependencies between its fields. */
export function useSearchForm(lookups: Lookups | null, locodes: Readonly<Record<string, string>>) {
  const form = useForm<SearchValues>({
    defaultValues: EMPTY_SEARCH,
    resolver: useLazyResolver(loadResolver),
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const captcha = useCaptcha();
  const call = useFormCall({
    form,
    captcha,
    name: FORM,
    fields: FIELDS,
    send: sendSearch,
    onSent: remember,
  });
  const [endCleared, setEndCleared] = useState(false);
  const kind = useWatch({ control: form.control, name: 'search' });
  const isShared = useFillIn(form);
  useChoices(form, lookups, locodes);

  /** A start date later than the end date clears the end date. */
  function startChanged(startDate: string): void {
    const clears = isBefore(form.getValues('endDate'), startDate);
    setEndCleared(clears);
    if (clears) form.setValue('endDate', '', { shouldValidate: form.formState.isSubmitted });
  }

  /** Drops the errors and results of the other search. */
  function kindChanged(): void {
    form.clearErrors();
    call.reset();
  }

  return {
    ...call,
    captcha,
    kind,
    startChanged,
    endCleared,
    kindChanged,
    /** The form was filled from a URL and not sent yet. */
    isWaiting: isShared && !call.sending && !call.result && !call.failure,
  };
}

export type SearchModel = ReturnType<typeof useSearchForm>;

type Form = UseFormReturn<SearchValues>;

/** Fills in today and a shared search; true for one, whose captcha then takes the focus. */
function useFillIn({ setValue, getValues, setFocus }: Form): boolean {
  const [isShared, setIsShared] = useState(false);
  useEffect(() => {
    const shared = readSearchQuery(new URLSearchParams(window.location.search));
    if (!getValues('startDate')) setValue('startDate', shared.startDate ?? todayInRiyadh());
    for (const field of ['search', 'endDate', 'agent', 'vessel'] as const) {
      const value = shared[field];
      if (value) setValue(field, value);
    }
    if (!shared.search) return;
    // oxlint-disable-next-line react/set-state-in-effect -- known to the browser alone
    setIsShared(true);
    setFocus('captcha');
  }, [setValue, getValues, setFocus]);
  return isShared;
}

/** Selects a shared search's port, or the last one, and its traffic type once the lists have loaded. */
function useChoices(
  { setValue }: Form,
  lookups: Lookups | null,
  locodes: Readonly<Record<string, string>>,
): void {
  const chosen = useRef(false);
  useEffect(() => {
    if (!lookups || chosen.current) return;
    chosen.current = true;
    const shared = readSearchQuery(new URLSearchParams(window.location.search));
    const { port = lastPort(), trafficType } = shared;
    const known = lookups.ports.find(
      ({ value }) => value === port || (port && locodes[value] === port.toUpperCase()),
    );
    if (known) setValue('port', known.value);
    if (lookups.trafficTypes.some(({ id }) => id === trafficType)) {
      setValue('trafficType', trafficType ?? '');
    }
  }, [lookups, locodes, setValue]);
}

/** Keeps the search in the URL, so that it can be shared and survives a reload, and its port. */
function remember({ criteria }: SearchResult): void {
  rememberPort(criteria.port);
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}?${searchQuery(criteria)}`);
}

const KEY = DEVICE_STORAGE.vesselPort.name;

/** Port of the last search in this browser; empty without one or without storage. */
function lastPort(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function rememberPort(port: string): void {
  try {
    localStorage.setItem(KEY, port);
  } catch {
    // Storage is blocked: the next visit starts without a port.
  }
}
