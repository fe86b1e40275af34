'use client';

import { FormLabelsProvider, useTexts } from '@/components/forms/labels/FormLabelsProvider';
import type { FormLabels } from '@/components/forms/labels/labels';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { CallError } from '@/lib/e-services/response';
import { CallFailure } from '@/components/forms/layout/CallFailure/CallFailure';
import { ErrorSummary } from '@/components/forms/layout/ErrorSummary/ErrorSummary';
import { FormGrid } from '@/components/forms/layout/FormGrid/FormGrid';
import { FormPanel } from '@/components/forms/layout/FormPanel/FormPanel';
import { SearchEnd } from '@/components/forms/layout/SearchEnd/SearchEnd';
import type { Locale } from '@/lib/i18n/locales';
import type messages from '@/messages/ar.json';
import { RequestResult } from './RequestResult';
import { useRequestTracking, type TrackAction } from './useRequestTracking';

interface Props {
  readonly locale: Locale;
  readonly labels: { readonly form: FormLabels } & Readonly<
    Pick<typeof messages, 'requestTracking'>
  >;
  /** Label of the Umm al-Qura date on Arabic pages. */
  readonly hijri: string;
  /** Short number of the contact centre. */
  readonly phone: string;
  /** Server action for forms without JavaScript. */
  readonly action: TrackAction;
  /** Filled in already. */
  readonly reference?: string;
}

export function RequestTrackingForm({ labels: { form, requestTracking }, ...props }: Props) {
  return (
    <FormLabelsProvider labels={form} texts={{ requestTracking }}>
      <Tracking {...props} />
    </FormLabelsProvider>
  );
}

function Tracking({ locale, hijri, phone, action, reference = '' }: Omit<Props, 'labels'>) {
  const model = useRequestTracking(action, reference);
  const request = useTexts('requestTracking');
  const { postedError } = model;
  return (
    <div className="stack">
      {postedError === null ? null : (
        <CallFailure error={new CallError(postedError, 'refused')} phone={phone} autoFocus />
      )}
      <FormPanel
        label={request.form}
        action={model.action}
        onSubmit={(event) => void model.submit(event)}
      >
        <ErrorSummary errors={model.errors} attempt={model.attempt} />
        <FormGrid>
          <TextInput
            label={request.reference}
            hint={request.referenceHint}
            ltr
            autoComplete="off"
            autoCapitalize="characters"
            {...model.field('reference')}
          />
          <TextInput
            label={request.contact}
            hint={request.contactHint}
            ltr
            autoComplete="off"
            {...model.field('contact')}
          />
        </FormGrid>
        <SearchEnd
          submitLabel={request.submit}
          sendingLabel={request.searching}
          sending={model.sending}
          captcha={model.captcha}
          onRenew={model.renewCaptcha}
          {...model.field('captcha')}
        />
      </FormPanel>
      {model.failure ? <CallFailure error={model.failure} phone={phone} /> : null}
      <RequestResult locale={locale} hijri={hijri} sending={model.sending} result={model.result} />
    </div>
  );
}
