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

export function JobApplicationForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <JobApplication {...props} />
    </FormLabelsProvider>
  );
}

function JobApplication({ labels, action }: Props) {
  const { vacancies, submission } = labels;
  const model = useJobApplicationForm(action, (sent) => [
    { label: vacancies.firstName, value: sent.firstName ?? '' },
    { label: vacancies.lastName, value: sent.lastName ?? '' },
    { label: vacancies.email, value: sent.email ?? '' },
    { label: vacancies.phone, value: sent.phone ?? '' },
    { label: vacancies.message, value: sent.message ?? '' },
    { label: vacancies.resume, value: sent.resume?.name ?? '' },
  ]);
  const { form, field, fieldError } = model;
  const message = useWatch({ control: form.control, name: 'message' });
  return (
    <SubmissionPanel
      title={vacancies.title}
      submitLabel={vacancies.submit}
      labels={labels}
      next={vacancies.next}
      model={model}
    >
      <TextInput
        label={vacancies.firstName}
        autoComplete="given-name"
        limit={60}
        {...field('firstName')}
      />
      <TextInput
        label={vacancies.lastName}
        autoComplete="family-name"
        limit={60}
        {...field('lastName')}
      />
      <EmailInput label={vacancies.email} {...field('email')} />
      <PhoneInput label={vacancies.phone} hint={vacancies.phoneHint} {...field('phone')} />
      <TextArea
        label={vacancies.message}
        wide
        limit={MAX_APPLICATION_MESSAGE}
        counted={message}
        {...field('message')}
      />
      <FileField
        form={form}
        name="resume"
        id={`${FORM}-resume`}
        label={vacancies.resume}
        hint={model.fileHint(vacancies.resumeHint, submission)}
        error={fieldError('resume')}
      />
    </SubmissionPanel>
  );
}
