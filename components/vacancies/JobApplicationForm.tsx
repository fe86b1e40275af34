'use client';

import { JOB_APPLICATION_FORM } from '@ports-authority/e-services-contract';
import { FormFields } from '@/components/forms/defined/FormFields';
import { useDefinedForm, type DefinedValues } from '@/components/forms/defined/useDefinedForm';
import { postMultipart } from '@/components/forms/engine/postMultipart';
import { submitTo } from '@/components/forms/engine/submitTo';
import { FileField } from '@/components/forms/fields/FileInput/FileField';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import type { LabelsWith } from '@/components/forms/labels/labels';
import { SubmissionPanel } from '@/components/forms/layout/SubmissionPanel/SubmissionPanel';
import type { FormAction } from '@/lib/forms/form-state';
import { jobApplicationSchema } from '@/lib/forms/job-application';

interface Props {
  readonly labels: LabelsWith<'vacancies'>;
  readonly action: FormAction;
}

const submission = submitTo<DefinedValues>(
  JOB_APPLICATION_FORM.kind,
  '/api/job-applications',
  postMultipart,
);

/** The job application in the browser. */
export function JobApplicationForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <JobApplication {...props} />
    </FormLabelsProvider>
  );
}

function JobApplication({ labels, action }: Props) {
  const { vacancies, submission: shared } = labels;
  const texts = { vacancies };
  const model = useDefinedForm({
    definition: JOB_APPLICATION_FORM,
    schema: jobApplicationSchema,
    submission,
    action,
    texts,
  });
  return (
    <SubmissionPanel
      title={vacancies.title}
      submitLabel={vacancies.submit}
      labels={labels}
      next={vacancies.next}
      model={model}
    >
      <FormFields
        fields={JOB_APPLICATION_FORM.fields}
        model={model}
        texts={texts}
        labels={shared}
        file={FileField}
      />
    </SubmissionPanel>
  );
}
