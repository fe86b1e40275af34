'use client';

import { FaultBoundary } from '@/components/ui/FaultBoundary/FaultBoundary';
import { useRef, type ReactNode } from 'react';
import { CaptchaField } from '@/components/forms/captcha/CaptchaField';
import { ClearButton } from '@/components/forms/layout/ClearButton/ClearButton';
import { ErrorSummary } from '@/components/forms/layout/ErrorSummary/ErrorSummary';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import type { LabelsWith } from '@/components/forms/labels/labels';
import { PrivacyNotice } from '@/components/forms/layout/PrivacyNotice/PrivacyNotice';
import { SubmissionOutcome } from '@/components/forms/layout/SubmissionOutcome/SubmissionOutcome';
import { SubmitButton } from '@/components/forms/layout/SubmitButton/SubmitButton';
import { UnavailableNotice } from '@/components/forms/layout/UnavailableNotice/UnavailableNotice';
import { Alert } from '@/components/ui/Alert/Alert';
import { Button } from '@/components/ui/Button/Button';
import type { OrderAction } from '@/lib/e-services/order-state';
import { ApplicantFields } from './ApplicantFields';
import { GoodsFields } from './GoodsFields';
import styles from './OrderPanel.module.css';
import { OrderSection } from './OrderSection';
import { useOrderForm, type OrderModel } from './useOrderForm';

interface Props {
  readonly labels: LabelsWith<'order'>;
  /** Instructions for ordering without the form. */
  readonly otherWay: ReactNode;
  readonly action: OrderAction;
}

export function OrderPanel(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form} texts={{ order: props.labels.order }}>
      <Order {...props} />
    </FormLabelsProvider>
  );
}

function Order({ labels, otherWay, action }: Props) {
  const model = useOrderForm(action, labels);
  const frame = useRef<HTMLDivElement>(null);
  const { captcha } = model;
  const { order, phone } = labels;
  const { failed, retrying, retry } = model.cascade.sources.classification;

  function startAgain(): void {
    model.clear();
    // The button with the focus is gone.
    frame.current?.focus();
  }

  async function retryAll(): Promise<void> {
    if (captcha.state === 'failed') model.renewCaptcha();
    await retry();
    // The focused button is gone after a success.
    frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <SubmissionOutcome
        labels={labels.submission}
        phone={phone}
        next={order.next}
        model={model}
        onAnother={startAgain}
      />
      {model.isConfirmed ? null : failed && !model.isDirty ? (
        <>
          <Alert tone="warning" title={order.unavailable} headingLevel={2} announce>
            <Button
              variant="ghost"
              size="small"
              loading={retrying}
              onClick={() => void retryAll()}
              className={styles.retry}
            >
              {labels.form.kit.retry}
            </Button>
          </Alert>
          {otherWay}
        </>
      ) : (
        <>
          <FaultBoundary>
            <Form labels={labels} model={model} />
          </FaultBoundary>
          {captcha.state === 'failed' ? (
            <UnavailableNotice phone={phone} retrying={false} onRetry={model.renewCaptcha} />
          ) : null}
        </>
      )}
    </div>
  );
}

interface FormProps {
  readonly labels: LabelsWith<'order'>;
  readonly model: OrderModel;
}

function Form({ labels, model }: FormProps) {
  const { captcha, field } = model;
  const { order } = labels;

  return (
    <form
      noValidate
      aria-label={order.form}
      action={model.action}
      onSubmit={(event) => void model.submit(event)}
      className={styles.form}
    >
      <PrivacyNotice {...labels.privacy} />
      <ErrorSummary errors={model.errors} attempt={model.attempt} />
      <OrderSection step={1} title={order.applicant}>
        <ApplicantFields labels={labels.submission} model={model} />
      </OrderSection>
      <OrderSection step={2} title={order.goods}>
        <GoodsFields model={model} />
      </OrderSection>
      <OrderSection step={3} title={order.check}>
        <CaptchaField captcha={captcha} onRenew={model.renewCaptcha} {...field('captcha')} />
        <div className={styles.buttons}>
          <SubmitButton label={order.submit} sending={model.sending} />
          <ClearButton labels={labels.submission} isDirty={model.isDirty} onClear={model.clear} />
        </div>
      </OrderSection>
    </form>
  );
}
