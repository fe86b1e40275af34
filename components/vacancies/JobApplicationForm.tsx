'use client';

import { useWatch } from 'react-hook-form';
import { EmailInput } from '@/components/forms/EmailInput';
import { FileField } from '@/components/forms/FileField';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { PhoneInput } from '@/components/forms/PhoneInput';
import { SubmissionPanel } from '@/components/forms/SubmissionPanel';
import { TextArea } from '@/components/forms/TextArea';
import { TextInput } from '@/components/forms/TextInput';
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
  const { vacancies, submission } = words;
  const message = useWatch({ control: form.control, name: 'message' });
  return (
    <SubmissionPanel
      title={vacancies.title}
      submitLabel={vacancies.submit}
      words={words}
      model={model}
    >
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
      <EmailInput label={vacancies.email} {...field('email')} />
      <PhoneInput label={vacancies.phone} hint={vacancies.phoneHint} {...field('phone')} />
      <TextArea
        label={vacancies.message}
        wide
        maxLength={MAX_APPLICATION_MESSAGE}
        counted={message}
        {...field('message')}
      />
      <FileField
        control={form.control}
        name="resume"
        id={`${FORM}-resume`}
        label={vacancies.resume}
        hint={model.fileHint(vacancies.resumeHint, submission)}
        error={sentence('resume')}
      />
    </SubmissionPanel>
  );
}
