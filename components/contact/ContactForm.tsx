'use client';

import { CONTACT_FORM } from '@ports-authority/e-services-contract';
import { FormFields } from '@/components/forms/defined/FormFields';
import { useDefinedForm, type DefinedValues } from '@/components/forms/defined/useDefinedForm';
import { postMultipart } from '@/components/forms/engine/postMultipart';
import { submitTo } from '@/components/forms/engine/submitTo';
import { FileField } from '@/components/forms/fields/FileInput/FileField';
import type { Choice } from '@/components/forms/fields/Select/Select';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import type { LabelsWith } from '@/components/forms/labels/labels';
import { SubmissionPanel } from '@/components/forms/layout/SubmissionPanel/SubmissionPanel';
import { useLookups } from '@/components/forms/lookups/useLookups';
import { contactSchema } from '@/lib/forms/contact';
import type { FormAction } from '@/lib/forms/form-state';
import type { Purpose } from '@/lib/forms/purposes';

interface Props {
  readonly labels: LabelsWith<'contact'>;
  /** Choices until the e-services API's own list is loaded. */
  readonly ports: readonly Choice[];
  readonly action: FormAction;
  /** Preselected by the URL. */
  readonly purpose?: Purpose;
}

const submission = submitTo<DefinedValues>(CONTACT_FORM.kind, '/api/contact', postMultipart);

/** Contact, suggestions and complaints in the browser. */
export function ContactForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <Contact {...props} />
    </FormLabelsProvider>
  );
}

function Contact({ labels, ports, action, purpose }: Props) {
  const { contact, submission: shared } = labels;
  const texts = { contact, submission: shared };
  const { lookups } = useLookups();
  const offered = lookups?.ports.map((port) => ({
    value: port.value,
    label: port[labels.form.locale],
  }));
  const given = purpose && { purpose };
  const model = useDefinedForm({
    definition: CONTACT_FORM,
    schema: contactSchema,
    submission,
    action,
    texts,
    given,
    lists: { ports },
  });
  return (
    <SubmissionPanel
      title={contact.title}
      submitLabel={contact.submit}
      labels={labels}
      next={contact.next}
      model={model}
    >
      <FormFields
        fields={CONTACT_FORM.fields}
        model={model}
        texts={texts}
        labels={shared}
        choose={contact.choose}
        lists={{ ports: offered ?? ports }}
        given={given}
        file={FileField}
      />
    </SubmissionPanel>
  );
}
