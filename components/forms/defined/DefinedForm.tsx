'use client';

import type { FormDefinition } from '@ports-authority/e-services-contract';
import { useState, type ComponentProps } from 'react';
import { postJson } from '@/components/forms/engine/postJson';
import { submitTo } from '@/components/forms/engine/submitTo';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import type { SubmissionFormLabels } from '@/components/forms/labels/labels';
import { SubmissionPanel } from '@/components/forms/layout/SubmissionPanel/SubmissionPanel';
import type { FormAction } from '@/lib/forms/form-state';
import { textAt, type FormTexts } from '@/lib/i18n/text-at';
import { FormFields } from './FormFields';
import { useDefinedForm, type DefinedOptions, type DefinedValues } from './useDefinedForm';

export interface DefinedFormProps {
  readonly form: FormDefinition;
  readonly labels: SubmissionFormLabels;
  /** Namespace of the messages that the definition's keys name, with its texts. */
  readonly namespace: string;
  readonly texts: FormTexts;
  /** Receives the form without JavaScript. */
  readonly action: FormAction;
}

type FieldsProps = ComponentProps<typeof FormFields>;

interface Props
  extends
    DefinedFormProps,
    Pick<FieldsProps, 'lists' | 'given' | 'file'>,
    Pick<DefinedOptions, 'loadFileRule'> {
  readonly post?: Parameters<typeof submitTo<DefinedValues>>[2];
}

/** A form from its definition; `UploadForm` adds a file. */
export function DefinedForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <Panel {...props} />
    </FormLabelsProvider>
  );
}

function Panel(props: Props) {
  const { form, labels, namespace, texts, action, post = postJson } = props;
  const { loadFileRule, file, lists, given } = props;
  const [submission] = useState(() =>
    submitTo<DefinedValues>(form.kind, `/api/${form.endpoint}`, post),
  );
  const keyed = { [namespace]: texts, submission: labels.submission };
  const model = useDefinedForm({
    definition: form,
    loadFileRule,
    submission,
    action,
    texts: keyed,
    given,
    lists,
    mode: form.validatedOn,
  });
  const errors = model.errors.map(({ id, message }) => {
    const field = Object.entries(form.fields).find(
      ([name, { sharesMessage }]) => sharesMessage && id === model.field(name).id,
    );
    return { id, message: field ? `${textAt(keyed, field[1].label)} ${message}` : message };
  });
  return (
    <SubmissionPanel
      title={texts.title}
      submitLabel={texts.submit}
      labels={labels}
      next={texts.next}
      model={model}
      errors={errors}
    >
      <FormFields
        fields={form.fields}
        model={model}
        texts={keyed}
        labels={labels.submission}
        choose={texts.choose}
        lists={lists}
        given={given}
        file={file}
      />
    </SubmissionPanel>
  );
}
