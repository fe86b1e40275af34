'use client';

import { DATA_SHARING_FORM } from '@ports-authority/e-services-contract';
import { FormFields } from '@/components/forms/defined/FormFields';
import { textAt } from '@/lib/i18n/text-at';
import { useDefinedForm, type DefinedValues } from '@/components/forms/defined/useDefinedForm';
import { postJson } from '@/components/forms/engine/postJson';
import { submitTo } from '@/components/forms/engine/submitTo';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import type { LabelsWith } from '@/components/forms/labels/labels';
import { SubmissionPanel } from '@/components/forms/layout/SubmissionPanel/SubmissionPanel';
import { dataSharingSchema } from '@/lib/forms/data-sharing';
import type { FormAction } from '@/lib/forms/form-state';

interface Props {
  readonly labels: LabelsWith<'dataSharing'>;
  readonly action: FormAction;
}

const submission = submitTo<DefinedValues>(DATA_SHARING_FORM.kind, '/api/data-sharing', postJson);

/** The data sharing request in the browser. */
export function DataSharingForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <DataSharing {...props} />
    </FormLabelsProvider>
  );
}

function DataSharing({ labels, action }: Props) {
  const { dataSharing, submission: shared } = labels;
  const texts = { dataSharing, submission: shared };
  const { fields } = DATA_SHARING_FORM;
  const model = useDefinedForm({
    definition: DATA_SHARING_FORM,
    schema: dataSharingSchema,
    submission,
    action,
    texts,
    mode: 'onBlur',
  });
  // The questions share one message, which is clear only together with the question.
  const errors = model.errors.map(({ id, message }) => {
    const question = Object.entries(fields).find(
      ([name, { kind }]) => kind === 'choice' && id === model.field(name).id,
    );
    return { id, message: question ? `${textAt(texts, question[1].label)} ${message}` : message };
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
      <FormFields fields={fields} model={model} texts={texts} labels={shared} />
    </SubmissionPanel>
  );
}
