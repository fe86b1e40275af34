'use client';

import { Controller } from 'react-hook-form';
import { hijri } from '@/components/forms/fields/DateInput/hijri';
import { DateInput } from '@/components/forms/fields/DateInput/DateInput';
import { ErrorSummary } from '@/components/forms/layout/ErrorSummary/ErrorSummary';
import { FormGrid } from '@/components/forms/layout/FormGrid/FormGrid';
import { FormPanel } from '@/components/forms/layout/FormPanel/FormPanel';
import { FormLabelsProvider, useTexts } from '@/components/forms/labels/FormLabelsProvider';
import type { FormLabels } from '@/components/forms/labels/labels';
import { SearchEnd } from '@/components/forms/layout/SearchEnd/SearchEnd';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { UnavailableNotice } from '@/components/forms/layout/UnavailableNotice/UnavailableNotice';
import type { Locale } from '@/lib/i18n/locales';
import type messages from '@/messages/ar.json';
import { GregorianHelp } from './GregorianHelp';
import { TrackingResult } from './TrackingResult';
import { FORM, useTrackingForm } from './useTrackingForm';

interface Props {
  readonly locale: Locale;
  readonly labels: { readonly form: FormLabels } & Readonly<Pick<typeof messages, 'tracking'>>;
  /** Short number of the contact centre. */
  readonly phone: string;
}

export function TrackingPanel({ locale, labels: { form, tracking }, phone }: Props) {
  return (
    <FormLabelsProvider labels={form} texts={{ tracking }}>
      <Tracking locale={locale} phone={phone} />
    </FormLabelsProvider>
  );
}

function Tracking({ locale, phone }: Omit<Props, 'labels'>) {
  const model = useTrackingForm();
  const { form, captcha, fieldError } = model;
  const tracking = useTexts('tracking');
  return (
    <div className="stack">
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
                    <GregorianHelp locale={locale} hijriDate={field.value} />
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
      {captcha.state === 'failed' ? (
        <UnavailableNotice phone={phone} retrying={false} onRetry={model.renewCaptcha} />
      ) : null}
      <TrackingResult locale={locale} phone={phone} model={model} />
    </div>
  );
}
