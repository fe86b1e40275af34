'use client';

import { useWatch } from 'react-hook-form';
import { EmailInput } from '@/components/forms/fields/EmailInput/EmailInput';
import { FileField } from '@/components/forms/fields/FileInput/FileField';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { PhoneInput } from '@/components/forms/fields/PhoneInput/PhoneInput';
import { SubmissionPanel } from '@/components/forms/layout/SubmissionPanel/SubmissionPanel';
import { TextArea } from '@/components/forms/fields/TextArea/TextArea';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import type { FormAction } from '@/lib/forms/form-state';
import { MAX_APPLICATION_MESSAGE } from '@/lib/forms/job-application';
import { FORM, useJobApplicationForm } from './useJobApplicationForm';
import type { VacanciesLabels } from './labels';

interface Props {
  readonly labels: VacanciesLabels;
  readonly action: FormAction;
}

/** The job application in the browser. */
export function JobApplicationForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <JobApplication {...props} />
    </FormLabelsProvider>
  );
}

function JobApplication({ labels, action }: Props) {
  const model = useJobApplicationForm(action);
  const { form, field, errorOf } = model;
  const { vacancies, submission } = labels;
  const message = useWatch({ control: form.control, name: 'message' });
  return (
    <SubmissionPanel
      title={vacancies.title}
      submitLabel={vacancies.submit}
      labels={labels}
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
        error={errorOf('resume')}
      />
    </SubmissionPanel>
  );
}
