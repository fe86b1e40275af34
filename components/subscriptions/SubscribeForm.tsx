'use client';

import { CaptchaField } from '@/components/forms/captcha/CaptchaField';
import { CallError } from '@/lib/e-services/response';
import { EmailInput } from '@/components/forms/fields/EmailInput/EmailInput';
import { RadioGroup } from '@/components/forms/fields/RadioGroup/RadioGroup';
import { Select, type Choice } from '@/components/forms/fields/Select/Select';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import { FormLabelsProvider } from '@/components/forms/labels/FormLabelsProvider';
import type { FormLabels } from '@/components/forms/labels/labels';
import { CallFailure } from '@/components/forms/layout/CallFailure/CallFailure';
import { ErrorSummary } from '@/components/forms/layout/ErrorSummary/ErrorSummary';
import { FormAlert } from '@/components/forms/layout/FormAlert/FormAlert';
import { FormGrid } from '@/components/forms/layout/FormGrid/FormGrid';
import { FormPanel } from '@/components/forms/layout/FormPanel/FormPanel';
import { PrivacyNotice } from '@/components/forms/layout/PrivacyNotice/PrivacyNotice';
import { SubmitButton } from '@/components/forms/layout/SubmitButton/SubmitButton';
import type { PrivacyText } from '@/lib/privacy/privacy-notice';
import type messages from '@/messages/ar.json';
import { useSubscribe, type SubscribeAction, type SubscribeStart } from './useSubscribe';

interface Props {
  readonly labels: {
    readonly form: FormLabels;
    readonly subscribe: (typeof messages)['subscriptions']['form'];
    readonly privacy: PrivacyText;
    /** Short number of the contact centre. */
    readonly phone: string;
  };
  /** Initial values, from the linking page. */
  readonly start: SubscribeStart;
  /** Empty if there are no topics to choose from. */
  readonly topics: readonly Choice[];
  readonly ports: readonly Choice[];
  /** Server action for forms without JavaScript. */
  readonly action: SubscribeAction;
}

/** Subscription form: topics, frequency, language, mail address. */
export function SubscribeForm(props: Props) {
  return (
    <FormLabelsProvider labels={props.labels.form}>
      <Subscribe {...props} />
    </FormLabelsProvider>
  );
}

function Subscribe({ labels, start, topics, ports, action }: Props) {
  const model = useSubscribe(start, action);
  const { subscribe, privacy, phone } = labels;
  const { kind } = start;
  if (model.result !== undefined) {
    return (
      <FormAlert tone="success" title={subscribe.sent} autoFocus>
        <p>
          {subscribe.sentText} <bdi dir="ltr">{model.result}</bdi>
        </p>
        <p>{subscribe.sentNext}</p>
      </FormAlert>
    );
  }
  return (
    <div className="stack">
      {model.postedError === null ? null : (
        <CallFailure error={new CallError(model.postedError, 'refused')} phone={phone} autoFocus />
      )}
      {model.failure ? <CallFailure error={model.failure} phone={phone} mayHaveArrived /> : null}
      <FormPanel
        label={subscribe.title}
        action={model.action}
        onSubmit={(event) => void model.submit(event)}
      >
        <PrivacyNotice {...privacy} />
        <ErrorSummary errors={model.errors} attempt={model.attempt} />
        <input type="hidden" {...model.form.register('kind')} defaultValue={kind} />
        <FormGrid>
          {kind === 'vessel' ? (
            <TextInput
              label={subscribe.imo}
              hint={subscribe.imoHint}
              ltr
              wide
              autoComplete="off"
              inputMode="numeric"
              {...model.field('imo')}
            />
          ) : null}
          {topics.length > 0 ? (
            <Select
              label={kind === 'news' ? subscribe.newsTopic : subscribe.topic}
              placeholder={kind === 'news' ? subscribe.allNews : subscribe.allTopics}
              choices={topics}
              optional
              {...model.field('topic')}
            />
          ) : null}
          {ports.length > 0 ? (
            <Select
              label={subscribe.port}
              placeholder={subscribe.allPorts}
              choices={ports}
              optional
              {...model.field('port')}
            />
          ) : null}
          <RadioGroup
            label={subscribe.rhythm}
            choices={[
              { value: 'immediate', label: subscribe.immediate },
              { value: 'daily', label: subscribe.daily },
            ]}
            {...model.field('rhythm')}
          />
          <RadioGroup
            label={subscribe.language}
            choices={[
              { value: 'ar', label: subscribe.arabic },
              { value: 'en', label: subscribe.english },
            ]}
            {...model.field('language')}
          />
          <EmailInput wide label={subscribe.email} {...model.field('email')} />
          <CaptchaField
            wide
            captcha={model.captcha}
            onRenew={model.renewCaptcha}
            {...model.field('captcha')}
          />
        </FormGrid>
        <SubmitButton label={subscribe.submit} sending={model.sending} />
      </FormPanel>
    </div>
  );
}
