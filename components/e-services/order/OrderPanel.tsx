'use client';

import { useRef, type ReactNode } from 'react';
import { CallFailure } from '@/components/forms/CallFailure';
import { CaptchaField } from '@/components/forms/CaptchaField';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { FormAlert } from '@/components/forms/FormAlert';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { UnavailableNotice } from '@/components/forms/UnavailableNotice';
import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { LtrText } from '@/components/ui/LtrText';
import type { Locale } from '@/lib/i18n/locales';
import { ApplicantFields } from './ApplicantFields';
import { GoodsFields } from './GoodsFields';
import { FORM } from './orderForm';
import styles from './OrderPanel.module.css';
import { OrderSection } from './OrderSection';
import { useOrderForm, type OrderModel } from './useOrderForm';
import type { OrderWords } from './words';

interface Props {
  readonly locale: Locale;
  readonly words: OrderWords;
  /** How to order without the form. */
  readonly otherWay: ReactNode;
}

/** The order form in the browser and what comes of it (specification §2, §4, §5). */
export function OrderPanel(props: Props) {
  return (
    <FormWordsProvider words={props.words.form}>
      <Order {...props} />
    </FormWordsProvider>
  );
}

function Order({ locale, words, otherWay }: Props) {
  const model = useOrderForm();
  const frame = useRef<HTMLDivElement>(null);
  const { captcha, result, failure } = model;
  const { order, phone } = words;
  const { failed, asking, retry } = model.cascade.sources.classification;

  async function retryAll(): Promise<void> {
    if (captcha.state === 'failed') model.renewCaptcha();
    await retry();
    // The button that had the focus is gone if this succeeded.
    frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {result ? (
        <FormAlert tone="success" title={order.placed}>
          <p>{order.placedText}</p>
          <p>
            {order.reference}{' '}
            <strong>
              <LtrText>{result.reference}</LtrText>
            </strong>
          </p>
        </FormAlert>
      ) : null}
      {failure ? <CallFailure error={failure} phone={phone} /> : null}
      {failed && !model.isDirty ? (
        <>
          <Alert tone="warning" title={order.unavailable} headingLevel={2} announce>
            <Button
              variant="ghost"
              size="small"
              loading={asking}
              onClick={() => void retryAll()}
              className={styles.retry}
            >
              {words.form.kit.retry}
            </Button>
          </Alert>
          {otherWay}
        </>
      ) : (
        <>
          {captcha.state === 'failed' ? (
            <UnavailableNotice phone={phone} asking={false} onRetry={model.renewCaptcha} />
          ) : null}
          <Form locale={locale} words={order} model={model} />
        </>
      )}
    </div>
  );
}

interface FormProps {
  readonly locale: Locale;
  readonly words: OrderWords['order'];
  readonly model: OrderModel;
}

function Form({ locale, words, model }: FormProps) {
  const { form, captcha, sentence } = model;

  function clear(): void {
    if (model.isDirty && !window.confirm(words.clearQuestion)) return;
    model.clear();
    document.getElementById(`${FORM}-name`)?.focus();
  }

  return (
    <form
      noValidate
      aria-label={words.form}
      onSubmit={(event) => void model.submit(event)}
      className={styles.form}
    >
      <ErrorSummary faults={model.faults} attempt={model.attempt} />
      <OrderSection step={1} title={words.applicant}>
        <ApplicantFields words={words} model={model} />
      </OrderSection>
      <OrderSection step={2} title={words.goods}>
        <GoodsFields locale={locale} words={words} model={model} />
      </OrderSection>
      <OrderSection step={3} title={words.check}>
        <CaptchaField
          id={`${FORM}-captcha`}
          captcha={captcha}
          error={sentence('captcha')}
          onRenew={model.renewCaptcha}
          {...form.register('captcha')}
        />
        <div className={styles.buttons}>
          <SubmitButton label={words.submit} sending={model.sending} />
          <Button variant="ghost" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      </OrderSection>
    </form>
  );
}
