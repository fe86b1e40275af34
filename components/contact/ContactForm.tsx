'use client';

import { useWatch } from 'react-hook-form';
import { useLookups } from '@/components/forms/lookups/useLookups';
import { EmailInput } from '@/components/forms/fields/EmailInput/EmailInput';
import { FileField } from '@/components/forms/fields/FileInput/FileField';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { IdentityInput } from '@/components/forms/fields/IdentityInput/IdentityInput';
import { MobileInput } from '@/components/forms/fields/MobileInput/MobileInput';
import { PhoneInput } from '@/components/forms/fields/PhoneInput/PhoneInput';
import { RadioGroup } from '@/components/forms/fields/RadioGroup/RadioGroup';
import { Select, type Choice } from '@/components/forms/fields/Select/Select';
import { SubmissionPanel } from '@/components/forms/layout/SubmissionPanel/SubmissionPanel';
import { TextArea } from '@/components/forms/fields/TextArea/TextArea';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { MAX_CONTACT_DETAILS, RELATIONS } from '@/lib/forms/contact';
import type { FormAction } from '@/lib/forms/form-state';
import { PURPOSES, type Purpose } from '@/lib/forms/purposes';
import { FORM, useContactForm } from './useContactForm';
import type { ContactLabels } from './labels';

interface Props {
  readonly labels: ContactLabels;
  /** Choices until the e-services API's own list is loaded. */
  readonly ports: readonly Choice[];
  readonly action: FormAction;
  /** Preselected by the URL. */
  readonly purpose?: Purpose;
}

/** Contact, suggestions and complaints. */
export function ContactForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <Contact {...props} />
    </FormLabelsProvider>
  );
}

function Contact({ labels, ports, action, purpose }: Props) {
  const { contact, submission } = labels;
  const model = useContactForm(
    action,
    (sent) => [
      { label: contact.purpose, value: labelOf(contact.purposes, sent.purpose) },
      { label: contact.name, value: sent.name ?? '' },
      { label: contact.email, value: sent.emailAddress ?? '' },
      { label: submission.mobile, value: sent.mobileNumber ?? '' },
      { label: contact.relation, value: labelOf(contact.relations, sent.relationToPorts) },
      { label: contact.port, value: ports.find(({ value }) => value === sent.port)?.label ?? '' },
      { label: contact.details, value: sent.details ?? '' },
      { label: contact.file, value: sent.file?.name ?? '' },
    ],
    purpose,
  );
  const { form, field, fieldError } = model;
  const { lookups } = useLookups();
  const details = useWatch({ control: form.control, name: 'details' });
  const offered = lookups?.ports.map((port) => ({
    value: port.value,
    label: port[labels.form.locale],
  }));
  return (
    <SubmissionPanel
      title={contact.title}
      submitLabel={contact.submit}
      labels={labels}
      next={contact.next}
      model={model}
    >
      <TextInput label={contact.name} autoComplete="name" limit={100} {...field('name')} />
      <EmailInput label={contact.email} {...field('emailAddress')} />
      <IdentityInput
        label={contact.identity}
        hint={model.identityHint(contact.identityHint, submission)}
        {...field('identityNumber')}
      />
      <MobileInput labels={submission} {...field('mobileNumber')} />
      <PhoneInput label={contact.phone} hint={contact.phoneHint} {...field('phoneNumber')} />
      <Select
        label={contact.relation}
        placeholder={contact.choose}
        choices={RELATIONS.map((value) => ({ value, label: contact.relations[value] }))}
        {...field('relationToPorts')}
      />
      <Select
        label={contact.port}
        placeholder={contact.choose}
        choices={offered ?? ports}
        {...field('port')}
      />
      <RadioGroup
        label={contact.purpose}
        choices={PURPOSES.map((value) => ({ value, label: contact.purposes[value] }))}
        {...field('purpose')}
        defaultValue={field('purpose').defaultValue || purpose}
      />
      <TextArea
        label={contact.details}
        wide
        limit={MAX_CONTACT_DETAILS}
        counted={details}
        {...field('details')}
      />
      <FileField
        form={form}
        name="file"
        id={`${FORM}-file`}
        label={contact.file}
        hint={model.fileHint(contact.fileHint, submission)}
        error={fieldError('file')}
      />
    </SubmissionPanel>
  );
}

function labelOf(labels: Readonly<Record<string, string>>, value: string | undefined): string {
  return (value && labels[value]) ?? '';
}
