'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import { callbackSchema, type CallbackValues } from '@/lib/forms/callback';
import { postJson } from '@/components/forms/engine/postJson';
import { CallError } from '@/components/forms/engine/response';
import { submitTo } from '@/components/forms/engine/submitTo';
import { useFormCall } from '@/components/forms/engine/useFormCall';
import { FormAlert } from '@/components/forms/layout/FormAlert/FormAlert';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { SubmitButton } from '@/components/forms/layout/SubmitButton/SubmitButton';
import { TextArea } from '@/components/forms/fields/TextArea/TextArea';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import styles from './CallbackForm.module.css';
import type { ChatLabels } from '../labels';

const send = submitTo<CallbackValues>('/api/callback-requests', postJson);

const FIELDS = ['name', 'mobile', 'details'] as const;

/** The callback request: name, mobile and details. */
export function CallbackForm({ labels: { text } }: { readonly labels: ChatLabels }) {
  const { serverErrors } = useFormLabels();
  // Without a summary, react-hook-form moves the focus to the first invalid field.
  const form = useForm<CallbackValues>({
    resolver: yupResolver(callbackSchema),
    defaultValues: { name: '', mobile: '', details: '' },
  });
  const { register } = form;
  const { submit, sending, result, failure, errorOf } = useFormCall({
    form,
    name: 'callback',
    fields: FIELDS,
    send,
    onSent: () => form.reset(),
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {result ? (
        <FormAlert tone="success" title={text.sent} headingLevel={3}>
          <p>{text.sentText}</p>
          {result.reference ? (
            <p>
              {text.reference}: <LtrText>{result.reference}</LtrText>
            </p>
          ) : null}
        </FormAlert>
      ) : null}
      {failure ? (
        <FormAlert tone="error" title={failureText(failure, serverErrors)} headingLevel={3} />
      ) : null}
      <TextInput
        id="callback-name"
        label={text.name}
        autoComplete="name"
        maxLength={100}
        error={errorOf('name')}
        {...register('name')}
      />
      <TextInput
        id="callback-mobile"
        label={text.mobile}
        hint={
          <>
            {text.mobileHintBefore} <LtrText>05</LtrText>
          </>
        }
        ltr
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={12}
        error={errorOf('mobile')}
        {...register('mobile')}
      />
      <TextArea
        id="callback-details"
        label={text.details}
        rows={4}
        maxLength={1000}
        error={errorOf('details')}
        {...register('details')}
      />
      <SubmitButton label={text.send} sending={sending} />
    </form>
  );
}

/** The server's error in the language of the page; the general failure for those not translated. */
function failureText(error: unknown, serverErrors: Readonly<Record<string, string>>): string {
  const known = error instanceof CallError ? serverErrors[error.message] : undefined;
  return known ?? serverErrors[SOMETHING_WENT_WRONG] ?? '';
}
