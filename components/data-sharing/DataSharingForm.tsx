'use client';

import { useWatch } from 'react-hook-form';
import { EmailInput } from '@/components/forms/fields/EmailInput/EmailInput';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { MobileInput } from '@/components/forms/fields/MobileInput/MobileInput';
import { RadioGroup } from '@/components/forms/fields/RadioGroup/RadioGroup';
import { SubmissionPanel } from '@/components/forms/layout/SubmissionPanel/SubmissionPanel';
import { TextArea } from '@/components/forms/fields/TextArea/TextArea';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { DATA_SHARING_LIMITS, DATA_SHARING_QUESTIONS, NO, YES } from '@/lib/forms/data-sharing';
import type { FormAction } from '@/lib/forms/form-state';
import { useDataSharingForm } from './useDataSharingForm';
import type { DataSharingLabels } from './labels';

interface Props {
  readonly labels: DataSharingLabels;
  readonly action: FormAction;
}

export function DataSharingForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <DataSharing {...props} />
    </FormLabelsProvider>
  );
}

function DataSharing({ labels, action }: Props) {
  const { dataSharing, submission } = labels;
  const answers: Readonly<Record<string, string>> = {
    [YES]: dataSharing.yes,
    [NO]: dataSharing.no,
  };
  const model = useDataSharingForm(action, (sent) => [
    { label: dataSharing.name, value: sent.name ?? '' },
    { label: dataSharing.applicant, value: sent.applicant ?? '' },
    { label: submission.mobile, value: sent.mobileNumber ?? '' },
    { label: dataSharing.email, value: sent.emailAddress ?? '' },
    { label: dataSharing.purpose, value: sent.purpose ?? '' },
    { label: dataSharing.requiredData, value: sent.requiredData ?? '' },
    ...DATA_SHARING_QUESTIONS.map((question) => ({
      label: dataSharing.questions[question],
      value: answers[sent[question] ?? ''] ?? '',
    })),
  ]);
  const { form, field } = model;
  const typed = useWatch({ control: form.control });
  const limited = (name: keyof typeof DATA_SHARING_LIMITS) => ({
    limit: DATA_SHARING_LIMITS[name],
    counted: typed[name] ?? '',
    ...field(name),
  });
  // The five questions share one message, which needs its question.
  const errors = model.errors.map(({ id, message }) => {
    const question = DATA_SHARING_QUESTIONS.find((name) => id === field(name).id);
    return { id, message: question ? `${dataSharing.questions[question]} ${message}` : message };
  });
  return (
    <SubmissionPanel
      title={dataSharing.title}
      submitLabel={dataSharing.submit}
      labels={labels}
      next={dataSharing.next}
      model={model}
      errors={errors}
    >
      <TextInput label={dataSharing.name} autoComplete="organization" {...limited('name')} />
      <TextInput label={dataSharing.applicant} autoComplete="name" {...limited('applicant')} />
      <MobileInput labels={submission} {...field('mobileNumber')} />
      <EmailInput label={dataSharing.email} {...limited('emailAddress')} />
      <TextArea label={dataSharing.purpose} wide {...limited('purpose')} />
      <TextArea label={dataSharing.requiredData} wide {...limited('requiredData')} />
      {DATA_SHARING_QUESTIONS.map((question) => (
        <RadioGroup
          key={question}
          label={dataSharing.questions[question]}
          wide
          choices={[
            { value: YES, label: dataSharing.yes },
            { value: NO, label: dataSharing.no },
          ]}
          {...field(question)}
        />
      ))}
    </SubmissionPanel>
  );
}
