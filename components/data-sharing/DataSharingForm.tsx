'use client';

import { useWatch } from 'react-hook-form';
import { CaptchaField } from '@/components/forms/CaptchaField';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { FormGrid } from '@/components/forms/FormGrid';
import { FormHead } from '@/components/forms/FormHead';
import { FormPanel } from '@/components/forms/FormPanel';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { MobileInput } from '@/components/forms/MobileInput';
import { RadioGroup } from '@/components/forms/RadioGroup';
import { SubmissionOutcome } from '@/components/forms/SubmissionOutcome';
import { SubmitRow } from '@/components/forms/SubmitRow';
import { TextArea } from '@/components/forms/TextArea';
import { TextInput } from '@/components/forms/TextInput';
import { DATA_SHARING_LIMITS, DATA_SHARING_QUESTIONS, NO, YES } from '@/lib/forms/data-sharing';
import type { FormAction } from '@/lib/forms/form-state';
import { useDataSharingForm } from './useDataSharingForm';
import type { DataSharingWords } from './words';

interface Props {
  readonly words: DataSharingWords;
  readonly action: FormAction;
}

/** The data sharing request in the browser (specification §3, §4, §5). */
export function DataSharingForm(props: Props) {
  return (
    <FormWordsProvider words={props.words.form}>
      <DataSharing {...props} />
    </FormWordsProvider>
  );
}

function DataSharing({ words, action }: Props) {
  const model = useDataSharingForm(action);
  const { form, field } = model;
  const { dataSharing, submission, phone } = words;
  const typed = useWatch({ control: form.control });
  const counted = (name: keyof typeof DATA_SHARING_LIMITS) => ({
    counted: typed[name] ?? '',
    ...field(name),
  });
  const limited = (name: keyof typeof DATA_SHARING_LIMITS) => ({
    maxLength: DATA_SHARING_LIMITS[name],
    ...counted(name),
  });
  // What is pasted into the long texts is never cut, only refused.
  const long = (name: 'purpose' | 'requiredData') => ({
    limit: DATA_SHARING_LIMITS[name],
    ...counted(name),
  });
  // The five questions share their sentence: only with the question does it say what to mend.
  const faults = model.faults.map(({ id, message }) => {
    const question = DATA_SHARING_QUESTIONS.find((name) => id === field(name).id);
    return { id, message: question ? `${dataSharing.questions[question]} ${message}` : message };
  });
  return (
    <div className="stack">
      <SubmissionOutcome words={submission} phone={phone} model={model} />
      <FormPanel
        label={dataSharing.title}
        action={model.action}
        onSubmit={(event) => void model.submit(event)}
      >
        <FormHead title={dataSharing.title} words={submission} />
        <ErrorSummary faults={faults} attempt={model.attempt} />
        <FormGrid>
          <TextInput label={dataSharing.name} autoComplete="organization" {...limited('name')} />
          <TextInput label={dataSharing.applicant} autoComplete="name" {...limited('applicant')} />
          <MobileInput
            words={submission}
            typed={typed.mobileNumber ?? ''}
            {...field('mobileNumber')}
          />
          <TextInput
            label={dataSharing.email}
            ltr
            type="email"
            autoComplete="email"
            {...limited('emailAddress')}
          />
          <TextArea label={dataSharing.purpose} wide {...long('purpose')} />
          <TextArea label={dataSharing.requiredData} wide {...long('requiredData')} />
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
          <CaptchaField
            wide
            captcha={model.captcha}
            onRenew={model.renewCaptcha}
            {...field('captcha')}
          />
        </FormGrid>
        <SubmitRow words={submission} label={dataSharing.submit} sending={model.sending} />
      </FormPanel>
    </div>
  );
}
