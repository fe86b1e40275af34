'use client';

import { useWatch } from 'react-hook-form';
import { useLookups } from '@/components/e-services/useLookups';
import { EmailInput } from '@/components/forms/EmailInput';
import { FileField } from '@/components/forms/FileField';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { IdentityInput } from '@/components/forms/IdentityInput';
import { MobileInput } from '@/components/forms/MobileInput';
import { PhoneInput } from '@/components/forms/PhoneInput';
import { RadioGroup } from '@/components/forms/RadioGroup';
import { Select, type Choice } from '@/components/forms/Select';
import { SubmissionPanel } from '@/components/forms/SubmissionPanel';
import { TextArea } from '@/components/forms/TextArea';
import { TextInput } from '@/components/forms/TextInput';
import { MAX_CONTACT_DETAILS, PURPOSES, RELATIONS } from '@/lib/forms/contact';
import type { FormAction } from '@/lib/forms/form-state';
import { FORM, useContactForm } from './useContactForm';
import type { ContactWords } from './words';

interface Props {
  readonly words: ContactWords;
  /** Ports to choose from until the second service's own list is there. */
  readonly ports: readonly Choice[];
  readonly action: FormAction;
}

/** Contact, suggestions and complaints in the browser (specification §3, §4, §5). */
export function ContactForm(props: Props) {
  return (
    <FormWordsProvider words={props.words.form}>
      <Contact {...props} />
    </FormWordsProvider>
  );
}

function Contact({ words, ports, action }: Props) {
  const model = useContactForm(action);
  const { form, field, sentence } = model;
  const { contact, submission } = words;
  const { lookups } = useLookups();
  const [mobile, details] = useWatch({ control: form.control, name: ['mobileNumber', 'details'] });
  const offered = lookups?.ports.map((port) => ({
    value: port.value,
    label: port[words.form.locale],
  }));
  return (
    <SubmissionPanel title={contact.title} submitLabel={contact.submit} words={words} model={model}>
      <TextInput label={contact.name} autoComplete="name" maxLength={100} {...field('name')} />
      <EmailInput label={contact.email} {...field('emailAddress')} />
      <IdentityInput
        label={contact.identity}
        hint={contact.identityHint}
        {...field('identityNumber')}
      />
      <MobileInput words={submission} typed={mobile} {...field('mobileNumber')} />
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
      />
      <TextArea
        label={contact.details}
        wide
        limit={MAX_CONTACT_DETAILS}
        counted={details}
        {...field('details')}
      />
      <FileField
        control={form.control}
        name="file"
        id={`${FORM}-file`}
        label={contact.file}
        hint={model.fileHint(contact.fileHint, submission)}
        error={sentence('file')}
      />
    </SubmissionPanel>
  );
}
