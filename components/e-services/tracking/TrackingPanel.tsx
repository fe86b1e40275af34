'use client';

import { Controller } from 'react-hook-form';
import { hijri } from '@/components/forms/fields/DateInput/hijri';
import { DateInput } from '@/components/forms/fields/DateInput/DateInput';
import { ErrorSummary } from '@/components/forms/layout/ErrorSummary/ErrorSummary';
import { FormGrid } from '@/components/forms/layout/FormGrid/FormGrid';
import { FormPanel } from '@/components/forms/layout/FormPanel/FormPanel';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { SearchEnd } from '@/components/forms/layout/SearchEnd/SearchEnd';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { UnavailableNotice } from '@/components/forms/layout/UnavailableNotice/UnavailableNotice';
import type { Locale } from '@/lib/i18n/locales';
import { GregorianHelp } from './GregorianHelp';
import { TrackingResult } from './TrackingResult';
import { FORM, useTrackingForm } from './useTrackingForm';
import type { TrackingLabels } from './labels';

interface Props {
  readonly locale: Locale;
  readonly labels: TrackingLabels;
}

export function TrackingPanel({ locale, labels }: Props) {
  return (
    <FormLabelsProvider labels={labels.form}>
      <Tracking locale={locale} labels={labels} />
    </FormLabelsProvider>
  );
}

function Tracking({ locale, labels }: Props) {
  const model = useTrackingForm();
  const { form, captcha, fieldError } = model;
  const { tracking } = labels;
  return (
    <div className="stack">
      {captcha.state === 'failed' ? (
        <UnavailableNotice phone={labels.phone} retrying={false} onRetry={model.renewCaptcha} />
      ) : null}
      <FormPanel label={tracking.form} onSubmit={(event) => void model.submit(event)}>
        <ErrorSummary errors={model.errors} attempt={model.attempt} />
        <FormGrid>
          <TextInput
            id={`${FORM}-documentNumber`}
            label={tracking.documentNumber}
            hint={tracking.documentHint}
            error={fieldError('documentNumber')}
            ltr
            limit={30}
            autoComplete="off"
            {...form.register('documentNumber')}
          />
          <Controller
            control={form.control}
            name="hijriDate"
            render={({ field: { ref, ...field } }) => (
              <DateInput
                id={`${FORM}-hijriDate`}
                label={tracking.hijriDate}
                hint={tracking.hijriHint}
                error={fieldError('hijriDate')}
                calendar={hijri}
                note={
                  hijri.parse(field.value) ? (
                    <GregorianHelp locale={locale} labels={tracking} hijriDate={field.value} />
                  ) : undefined
                }
                inputRef={ref}
                {...field}
              />
            )}
          />
        </FormGrid>
        <SearchEnd
          id={`${FORM}-captcha`}
          submitLabel={tracking.submit}
          sendingLabel={tracking.searching}
          sending={model.sending}
          captcha={captcha}
          error={fieldError('captcha')}
          onRenew={model.renewCaptcha}
          {...form.register('captcha')}
        />
      </FormPanel>
      <TrackingResult locale={locale} labels={labels} model={model} />
    </div>
  );
}
