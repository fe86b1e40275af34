'use client';

import { useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';
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
  readonly isConfirmed: boolean;
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

/** A form that is stored once; its confirmation takes its place. */
export function SubmissionPanel(props: Props) {
  const { title, submitLabel, labels, next, model, errors = model.errors, children } = props;
  const { submission, phone, privacy } = labels;
  const frame = useRef<HTMLDivElement>(null);

  function startAgain(): void {
    model.clear();
    // The button with the focus is gone.
    frame.current?.focus();
  }

  return (
    <div ref={frame} tabIndex={-1} className="stack">
      <SubmissionOutcome
        labels={submission}
        phone={phone}
        next={next}
        model={model}
        onAnother={startAgain}
      />
      {model.isConfirmed ? null : (
        <FormPanel
          label={title}
          action={model.action}
          onSubmit={(event) => void model.submit(event)}
        >
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
      )}
    </div>
  );
}
