import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Confirmation } from '../Confirmation';
import type { CasePart } from './case-part';
import {
  MAX_ANSWER_CHARACTERS,
  type CaseOrder,
  type NewDecision,
  type OrderDecision,
} from './contract';
import { useDraft } from './draft';
import { Section } from './states';
import { useCaseChange } from './useCaseChange';
import { useMe, useTexts } from './useDesk';

interface OrderPart extends CasePart {
  readonly order: CaseOrder;
}

export function OrderForm(part: OrderPart) {
  const { text, label, dateTime } = useTexts();
  const me = useMe();
  const { state, until, decisions } = part.order;
  return (
    <Section title={text('desk.decision')}>
      <Typography tag="p">
        {state === 'open'
          ? text('desk.decision.open', { until: dateTime(until) })
          : label('order', state)}
      </Typography>
      {decisions.length > 0 && me.role !== 'reader' && <Decision {...part} />}
    </Section>
  );
}

function Decision(part: OrderPart) {
  const { details, order } = part;
  const { text, direction } = useTexts();
  const { send, isSending } = useCaseChange(part);
  const [draft, change, clear] = useDraft(`desk-decision-${details.reference}`, { text: '' });
  const [decision, setDecision] = useState<OrderDecision>();
  const [error, setError] = useState<string>();

  function openConfirmation(chosen: OrderDecision): void {
    const isMissing = chosen === 'refused' && !draft.text.trim();
    setError(isMissing ? text('desk.decision.missing') : undefined);
    if (!isMissing) setDecision(chosen);
  }

  async function decide(made: OrderDecision): Promise<void> {
    const body: NewDecision = {
      decision: made,
      text: draft.text.trim(),
      version: details.version,
    };
    const fault = await send('/decision', body, () => `desk.decision.${made}.done`);
    if (fault === undefined) clear();
    setDecision(undefined);
  }

  return (
    <>
      <Field.Root name="decision" error={error} hint={text('desk.decision.text.hint')}>
        <Field.Label>{text('desk.decision.text')}</Field.Label>
        <Textarea
          dir={draft.text ? 'auto' : direction}
          value={draft.text}
          maxLength={MAX_ANSWER_CHARACTERS}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => {
            setError(undefined);
            change({ text: event.target.value });
          }}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Flex gap={3} wrap="wrap">
        {order.decisions.map((option) => (
          <Button
            key={option}
            type="button"
            variant={option === 'accepted' ? 'default' : 'danger-light'}
            onClick={() => openConfirmation(option)}
          >
            {text(`desk.decision.${option}.do`)}
          </Button>
        ))}
      </Flex>
      {decision && (
        <Confirmation
          title={text(`desk.decision.${decision}.ask`)}
          cancel={text('desk.cancel')}
          action={text(`desk.decision.${decision}.do`)}
          variant={decision === 'accepted' ? 'default' : 'danger-light'}
          isSending={isSending}
          onCancel={() => setDecision(undefined)}
          onConfirm={() => void decide(decision)}
        >
          {text(`desk.decision.${decision}.text`)}
        </Confirmation>
      )}
    </>
  );
}
