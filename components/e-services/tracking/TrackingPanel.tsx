'use client';

import { Controller } from 'react-hook-form';
import { hijri } from '@/components/forms/date/hijri';
import { DateInput } from '@/components/forms/DateInput';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { FormGrid } from '@/components/forms/FormGrid';
import { FormPanel } from '@/components/forms/FormPanel';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { SearchEnd } from '@/components/forms/SearchEnd';
import { TextInput } from '@/components/forms/TextInput';
import { UnavailableNotice } from '@/components/forms/UnavailableNotice';
import type { Locale } from '@/lib/i18n/locales';
import { GregorianHelp } from './GregorianHelp';
import { TrackingResult } from './TrackingResult';
import { FORM, useTrackingForm } from './useTrackingForm';
import type { TrackingWords } from './words';

interface Props {
  readonly locale: Locale;
  readonly words: TrackingWords;
}

/** Transaction tracking in the browser: form and result (specification §2, §4, §5). */
export function TrackingPanel({ locale, words }: Props) {
  return (
    <FormWordsProvider words={words.form}>
      <Tracking locale={locale} words={words} />
    </FormWordsProvider>
  );
}

function Tracking({ locale, words }: Props) {
  const model = useTrackingForm();
  const { form, captcha, sentence } = model;
  const { tracking } = words;
  return (
    <div className="stack">
      {captcha.state === 'failed' ? (
        <UnavailableNotice phone={words.phone} asking={false} onRetry={model.renewCaptcha} />
      ) : null}
      <FormPanel label={tracking.form} onSubmit={(event) => void model.submit(event)}>
        <ErrorSummary faults={model.faults} attempt={model.attempt} />
        <FormGrid>
          <TextInput
            id={`${FORM}-documentNumber`}
            label={tracking.documentNumber}
            hint={tracking.documentHint}
            error={sentence('documentNumber')}
            ltr
            maxLength={30}
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
                error={sentence('hijriDate')}
                calendar={hijri}
                note={
                  hijri.parse(field.value) ? (
                    <GregorianHelp locale={locale} words={tracking} hijriDate={field.value} />
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
          error={sentence('captcha')}
          onRenew={model.renewCaptcha}
          {...form.register('captcha')}
        />
      </FormPanel>
      <TrackingResult locale={locale} words={words} model={model} />
    </div>
  );
}
