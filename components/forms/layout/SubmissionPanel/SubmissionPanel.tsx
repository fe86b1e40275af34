'use client';

import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { CaptchaField } from '@/components/forms/captcha/CaptchaField';
import type { SummaryError } from '@/components/forms/engine/useFieldErrors';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { ClearButton } from '../ClearButton/ClearButton';
import { FormGrid } from '../FormGrid/FormGrid';
import { FormHead } from '../FormHead/FormHead';
import { FormPanel } from '../FormPanel/FormPanel';
import { PrivacyNotice } from '../PrivacyNotice/PrivacyNotice';
import { SubmissionOutcome } from '../SubmissionOutcome/SubmissionOutcome';
import { SubmitRow } from '../SubmitRow/SubmitRow';
import type { Captcha } from '@/components/forms/captcha/useCaptcha';
import type { SubmissionFormLabels } from '@/components/forms/labels/labels';

type OutcomeModel = ComponentProps<typeof SubmissionOutcome>['model'];

/** Subset of `useSubmission`. */
interface Model extends OutcomeModel {
  readonly action: ComponentProps<typeof FormPanel>['action'];
  readonly submit: (event: FormEvent) => Promise<void>;
  readonly errors: readonly SummaryError[];
  readonly attempt: number;
  readonly sending: boolean;
  readonly captcha: Captcha;
  readonly renewCaptcha: () => void;
  readonly field: (path: 'captcha') => ComponentProps<'input'> & { id: string; error?: string };
  readonly progress: number | null;
  readonly cancel: () => void;
  readonly isDirty: boolean;
  readonly clear: () => void;
}

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  readonly labels: SubmissionFormLabels;
  /** Next step with the expected time. */
  readonly next: string;
  readonly model: Model;
  /** Overrides the model's errors if a field's message needs its label. */
  readonly errors?: readonly SummaryError[];
  /** Fields without the captcha. */
  readonly children: ReactNode;
}

/** A form that is stored once, below the result of the last attempt. */
export function SubmissionPanel(props: Props) {
  const { title, submitLabel, labels, next, model, errors = model.errors, children } = props;
  const { submission, phone, privacy } = labels;
  return (
    <div className="stack">
      <SubmissionOutcome labels={submission} phone={phone} next={next} model={model} />
      <FormPanel label={title} action={model.action} onSubmit={(event) => void model.submit(event)}>
        <FormHead title={title} labels={submission} />
        <PrivacyNotice {...privacy} />
        <ErrorSummary errors={errors} attempt={model.attempt} />
        <FormGrid>
          {children}
          <CaptchaField
            wide
            captcha={model.captcha}
            onRenew={model.renewCaptcha}
            {...model.field('captcha')}
          />
        </FormGrid>
        <SubmitRow
          labels={submission}
          label={submitLabel}
          sending={model.sending}
          progress={model.progress}
          onCancel={model.cancel}
        >
          <ClearButton labels={submission} isDirty={model.isDirty} onClear={model.clear} />
        </SubmitRow>
      </FormPanel>
    </div>
  );
}
