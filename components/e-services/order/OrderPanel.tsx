'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { CaptchaField } from '@/components/forms/CaptchaField';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { FormWordsProvider } from '@/components/forms/FormWordsProvider';
import { SubmissionOutcome } from '@/components/forms/SubmissionOutcome';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { UnavailableNotice } from '@/components/forms/UnavailableNotice';
import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import type { OrderAction } from '@/lib/forms/order-state';
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
  readonly action: OrderAction;
}

/** The order form in the browser and what comes of it (specification §2, §4, §5). */
export function OrderPanel(props: Props) {
  return (
    <FormWordsProvider words={props.words.form}>
      <Order {...props} />
    </FormWordsProvider>
  );
}

function Order({ locale, words, otherWay, action }: Props) {
  const model = useOrderForm(action);
  const frame = useRef<HTMLDivElement>(null);
  const { captcha } = model;
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
      <SubmissionOutcome words={words.submission} phone={phone} model={model} />
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
          <Form locale={locale} words={words} model={model} />
        </>
      )}
    </div>
  );
}

interface FormProps {
  readonly locale: Locale;
  readonly words: OrderWords;
  readonly model: OrderModel;
}

function Form({ locale, words, model }: FormProps) {
  const { captcha, field } = model;
  const { order } = words;

  function clear(event: MouseEvent): void {
    event.preventDefault();
    if (model.isDirty && !window.confirm(order.clearQuestion)) return;
    model.clear();
    document.getElementById(`${FORM}-name`)?.focus();
  }

  return (
    <form
      noValidate
      aria-label={order.form}
      action={model.action}
      onSubmit={(event) => void model.submit(event)}
      className={styles.form}
    >
      <ErrorSummary faults={model.faults} attempt={model.attempt} />
      <OrderSection step={1} title={order.applicant}>
        <ApplicantFields words={words} model={model} />
      </OrderSection>
      <OrderSection step={2} title={order.goods}>
        <GoodsFields locale={locale} words={order} model={model} />
      </OrderSection>
      <OrderSection step={3} title={order.check}>
        <CaptchaField captcha={captcha} onRenew={model.renewCaptcha} {...field('captcha')} />
        <div className={styles.buttons}>
          <SubmitButton label={order.submit} sending={model.sending} />
          <Button type="reset" variant="ghost" onClick={clear}>
            {order.clear}
          </Button>
        </div>
      </OrderSection>
    </form>
  );
}
