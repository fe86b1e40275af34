'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { SOMETHING_WENT_WRONG } from '@/lib/e-services/server-errors';
import { callbackSchema, type CallbackValues } from '@/lib/forms/callback';
import { FormAlert } from '@/components/forms/layout/FormAlert/FormAlert';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { CallError, postJson } from '@/components/forms/engine/postJson';
import { SubmitButton } from '@/components/forms/layout/SubmitButton/SubmitButton';
import { TextArea } from '@/components/forms/fields/TextArea/TextArea';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { LtrText } from '@/components/ui/LtrText/LtrText';
import styles from './CallbackForm.module.css';
import type { ChatLabels } from '../labels';

/** What became of the last try; a failure is the server's error sentence. */
type Result = { readonly reference: string } | { readonly failure: string } | null;

/** The callback request (specification §4, §5): name, mobile and details, "Message Sent". */
export function CallbackForm({ labels: { text } }: { readonly labels: ChatLabels }) {
  const { errors: sentences, serverErrors } = useFormLabels();
  const [result, setResult] = useState<Result>(null);
  // The same for every try of one request, so that it is stored once.
  const key = useRef('');
  const { register, handleSubmit, reset, formState } = useForm<CallbackValues>({
    resolver: yupResolver(callbackSchema),
    defaultValues: { name: '', mobile: '', details: '' },
  });
  const { errors, isSubmitting } = formState;
  const sentence = (name: keyof CallbackValues) => {
    const message = errors[name]?.message;
    return message ? (sentences[message] ?? message) : undefined;
  };

  async function send(values: CallbackValues) {
    key.current ||= crypto.randomUUID();
    setResult(null);
    try {
      const { data } = await postJson<{ reference: string }>('/api/callback-requests', {
        ...values,
        submissionKey: key.current,
      });
      key.current = '';
      reset();
      setResult({ reference: data?.reference ?? '' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setResult({ failure: error.message });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {result && 'reference' in result ? (
        <FormAlert tone="success" title={text.sent} headingLevel={3}>
          <p>{text.sentText}</p>
          {result.reference ? (
            <p>
              {text.reference}: <LtrText>{result.reference}</LtrText>
            </p>
          ) : null}
        </FormAlert>
      ) : null}
      {result && 'failure' in result ? (
        <FormAlert
          tone="error"
          title={serverErrors[result.failure] ?? serverErrors[SOMETHING_WENT_WRONG] ?? ''}
          headingLevel={3}
        />
      ) : null}
      <TextInput
        id="callback-name"
        label={text.name}
        autoComplete="name"
        maxLength={100}
        error={sentence('name')}
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
        error={sentence('mobile')}
        {...register('mobile')}
      />
      <TextArea
        id="callback-details"
        label={text.details}
        rows={4}
        maxLength={1000}
        error={sentence('details')}
        {...register('details')}
      />
      <SubmitButton label={text.send} sending={isSubmitting} />
    </form>
  );
}
