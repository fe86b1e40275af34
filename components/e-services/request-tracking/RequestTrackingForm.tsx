'use client';

import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { CallError } from '@/components/forms/engine/response';
import { CallFailure } from '@/components/forms/layout/CallFailure/CallFailure';
import { ErrorSummary } from '@/components/forms/layout/ErrorSummary/ErrorSummary';
import { FormGrid } from '@/components/forms/layout/FormGrid/FormGrid';
import { FormPanel } from '@/components/forms/layout/FormPanel/FormPanel';
import { SearchEnd } from '@/components/forms/layout/SearchEnd/SearchEnd';
import type { Locale } from '@/lib/i18n/locales';
import type { RequestTrackingLabels } from './labels';
import { RequestResult } from './RequestResult';
import { useRequestTracking, type TrackAction } from './useRequestTracking';

interface Props {
  readonly locale: Locale;
  readonly labels: RequestTrackingLabels;
  /** Server action for forms without JavaScript. */
  readonly action: TrackAction;
}

export function RequestTrackingForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <Tracking {...props} />
    </FormLabelsProvider>
  );
}

function Tracking({ locale, labels, action }: Props) {
  const model = useRequestTracking(action);
  const { request, phone } = labels;
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
      <RequestResult
        locale={locale}
        labels={labels}
        sending={model.sending}
        result={model.result}
      />
    </div>
  );
}
