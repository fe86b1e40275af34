'use client';

import { Controller, useWatch } from 'react-hook-form';
import { useLookups } from '@/components/e-services/search/useLookups';
import { CaptchaField } from '@/components/forms/CaptchaField';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { FileInput } from '@/components/forms/FileInput';
import { FormGrid } from '@/components/forms/FormGrid';
import { FormHead } from '@/components/forms/FormHead';
import { FormPanel } from '@/components/forms/FormPanel';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { MobileInput } from '@/components/forms/MobileInput';
import { RadioGroup } from '@/components/forms/RadioGroup';
import { Select, type Choice } from '@/components/forms/Select';
import { SubmissionOutcome } from '@/components/forms/SubmissionOutcome';
import { SubmitRow } from '@/components/forms/SubmitRow';
import { TextArea } from '@/components/forms/TextArea';
import { TextInput } from '@/components/forms/TextInput';
import { WithExample } from '@/components/forms/WithExample';
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
  const { contact, submission, phone } = words;
  const { lookups } = useLookups();
  const [mobile, details] = useWatch({ control: form.control, name: ['mobileNumber', 'details'] });
  const offered = lookups?.ports.map((port) => ({
    value: port.value,
    label: port[words.form.locale],
  }));
  return (
    <div className="stack">
      <SubmissionOutcome words={submission} phone={phone} model={model} />
      <FormPanel
        label={contact.title}
        action={model.action}
        onSubmit={(event) => void model.submit(event)}
      >
        <FormHead title={contact.title} words={submission} />
        <ErrorSummary faults={model.faults} attempt={model.attempt} />
        <FormGrid>
          <TextInput label={contact.name} autoComplete="name" maxLength={100} {...field('name')} />
          <TextInput
            label={contact.email}
            ltr
            type="email"
            autoComplete="email"
            maxLength={100}
            {...field('emailAddress')}
          />
          <TextInput
            label={contact.identity}
            hint={contact.identityHint}
            ltr
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...field('identityNumber')}
          />
          <MobileInput words={submission} typed={mobile} {...field('mobileNumber')} />
          <TextInput
            label={contact.phone}
            hint={<WithExample text={contact.phoneHint} example="966112345678" />}
            ltr
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
            {...field('phoneNumber')}
          />
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
          <Controller
            control={form.control}
            name="file"
            render={({ field: { ref, value, ...file } }) => (
              <FileInput
                id={`${FORM}-file`}
                label={contact.file}
                hint={model.fileHint(contact.fileHint, submission)}
                error={sentence('file')}
                wide
                inputRef={ref}
                value={value ?? null}
                {...file}
              />
            )}
          />
          <CaptchaField
            wide
            captcha={model.captcha}
            onRenew={model.renewCaptcha}
            {...field('captcha')}
          />
        </FormGrid>
        <SubmitRow
          words={submission}
          label={contact.submit}
          sending={model.sending}
          share={model.share}
          onCancel={model.cancel}
        />
      </FormPanel>
    </div>
  );
}
