'use client';

import { Controller, useWatch } from 'react-hook-form';
import { CaptchaField } from '@/components/forms/CaptchaField';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { FileInput } from '@/components/forms/FileInput';
import { FormGrid } from '@/components/forms/FormGrid';
import { FormHead } from '@/components/forms/FormHead';
import { FormPanel } from '@/components/forms/FormPanel';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { SubmissionOutcome } from '@/components/forms/SubmissionOutcome';
import { SubmitRow } from '@/components/forms/SubmitRow';
import { TextArea } from '@/components/forms/TextArea';
import { TextInput } from '@/components/forms/TextInput';
import { WithExample } from '@/components/forms/WithExample';
import type { FormAction } from '@/lib/forms/form-state';
import { MAX_APPLICATION_MESSAGE } from '@/lib/forms/job-application';
import { FORM, useJobApplicationForm } from './useJobApplicationForm';
import type { VacanciesWords } from './words';

interface Props {
  readonly words: VacanciesWords;
  readonly action: FormAction;
}

/** The job application in the browser (specification §3, §5). */
export function JobApplicationForm(props: Props) {
  return (
    <FormWordsProvider words={props.words.form}>
      <JobApplication {...props} />
    </FormWordsProvider>
  );
}

function JobApplication({ words, action }: Props) {
  const model = useJobApplicationForm(action);
  const { form, field, sentence } = model;
  const { vacancies, submission, phone } = words;
  const message = useWatch({ control: form.control, name: 'message' });
  return (
    <div className="stack">
      <SubmissionOutcome words={submission} phone={phone} model={model} />
      <FormPanel
        label={vacancies.title}
        action={model.action}
        onSubmit={(event) => void model.submit(event)}
      >
        <FormHead title={vacancies.title} words={submission} />
        <ErrorSummary faults={model.faults} attempt={model.attempt} />
        <FormGrid>
          <TextInput
            label={vacancies.firstName}
            autoComplete="given-name"
            maxLength={60}
            {...field('firstName')}
          />
          <TextInput
            label={vacancies.lastName}
            autoComplete="family-name"
            maxLength={60}
            {...field('lastName')}
          />
          <TextInput
            label={vacancies.email}
            ltr
            type="email"
            autoComplete="email"
            maxLength={100}
            {...field('email')}
          />
          <TextInput
            label={vacancies.phone}
            hint={<WithExample text={vacancies.phoneHint} example="966112345678" />}
            ltr
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            {...field('phone')}
          />
          <TextArea
            label={vacancies.message}
            wide
            maxLength={MAX_APPLICATION_MESSAGE}
            counted={message}
            {...field('message')}
          />
          <Controller
            control={form.control}
            name="resume"
            render={({ field: { ref, value, ...file } }) => (
              <FileInput
                id={`${FORM}-resume`}
                label={vacancies.resume}
                hint={model.fileHint(vacancies.resumeHint, submission)}
                error={sentence('resume')}
                wide
                inputRef={ref}
                value={value ?? null}
                {...file}
              />
            )}
          />
          <CaptchaField
            wide
            captcha={model.captcha}
            onRenew={model.renewCaptcha}
            {...field('captcha')}
          />
        </FormGrid>
        <SubmitRow
          words={submission}
          label={vacancies.submit}
          sending={model.sending}
          share={model.share}
          onCancel={model.cancel}
        />
      </FormPanel>
    </div>
  );
}
