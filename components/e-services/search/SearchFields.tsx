'use client';

import { Controller } from 'react-hook-form';
import { DateInput } from '@/components/forms/fields/DateInput/DateInput';
import { gregorian } from '@/components/forms/fields/DateInput/gregorian';
import { FormGrid } from '@/components/forms/layout/FormGrid/FormGrid';
import { Select } from '@/components/forms/fields/Select/Select';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { parseDay } from '@/lib/dates/riyadh';
import type { Lookups } from '@/lib/e-services/types';
import { MAX_SEARCH_TEXT } from '@/lib/forms/search-input';
import type { Locale } from '@/lib/i18n/locales';
import { ALL_TYPES } from './searchUrl';
import { FORM } from './searchForm';
import type { SearchModel } from './useSearchForm';
import type { SearchLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: SearchLabels['search'];
  readonly locodes: SearchLabels['locodes'];
  readonly lookups: Lookups | null;
  /** The choices could not be loaded. */
  readonly failed: boolean;
  readonly model: SearchModel;
}

/** Fields of the selected search. */
export function SearchFields({ locale, labels, locodes, lookups, failed, model }: Props) {
  const { form, kind, fieldError } = model;
  const { register, control } = form;
  const schedule = kind === 'schedule';
  const ports =
    lookups?.ports.map((port) => ({
      value: port.value,
      label: portLabel(port[locale], locodes[port.value]),
    })) ?? [];
  return (
    <FormGrid columns={3}>
      <Select
        id={`${FORM}-port`}
        label={labels.port}
        error={fieldError('port')}
        choices={ports}
        placeholder={
          lookups ? labels.choosePort : failed ? labels.portsFailed : labels.portsLoading
        }
        {...register('port')}
      />
      {schedule ? (
        <>
          <Controller
            control={control}
            name="startDate"
            render={({ field: { ref, onChange, ...field } }) => (
              <DateInput
                id={`${FORM}-startDate`}
                label={labels.startDate}
                hint={labels.dateHint}
                error={fieldError('startDate')}
                calendar={gregorian}
                inputRef={ref}
                {...field}
                onChange={(value) => {
                  onChange(value);
                  model.startChanged(value);
                }}
              />
            )}
          />
          <Controller
            control={control}
            name="endDate"
            render={({ field: { ref, ...field } }) => (
              <DateInput
                id={`${FORM}-endDate`}
                label={labels.endDate}
                hint={labels.endHint}
                optional
                error={fieldError('endDate')}
                calendar={gregorian}
                min={parseDay(form.getValues('startDate')) ?? undefined}
                // A live region must exist before its content changes.
                note={
                  <span role="status">
                    {model.endCleared && !field.value ? labels.endCleared : null}
                  </span>
                }
                inputRef={ref}
                {...field}
              />
            )}
          />
          <Select
            id={`${FORM}-trafficType`}
            label={labels.trafficType}
            optional
            error={fieldError('trafficType')}
            choices={
              lookups?.trafficTypes.map((type) => ({ value: type.id, label: type[locale] })) ?? [
                { value: ALL_TYPES, label: labels.allTypes },
              ]
            }
            {...register('trafficType')}
          />
        </>
      ) : null}
      <TextInput
        id={`${FORM}-agent`}
        label={labels.agent}
        optional
        error={fieldError('agent')}
        limit={MAX_SEARCH_TEXT}
        autoComplete="off"
        {...register('agent')}
      />
      {schedule ? (
        <TextInput
          id={`${FORM}-vessel`}
          label={labels.vessel}
          hint={labels.vesselHint}
          optional
          error={fieldError('vessel')}
          limit={MAX_SEARCH_TEXT}
          autoComplete="off"
          {...register('vessel')}
        />
      ) : null}
    </FormGrid>
  );
}

/** `ميناء جدة (SAJED)`; an `<option>` can't isolate the direction of the code. */
function portLabel(name: string, locode: string | undefined): string {
  return locode ? `${name} (\u2066${locode}\u2069)` : name;
}
