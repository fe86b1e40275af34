import type { CaseRow, CaseState } from './contract';
import { Flex, Typography } from '@strapi/design-system';
import { ToneBadge } from '../ToneBadge';
import { useTexts } from './useDesk';

const TONES = {
  received: 'primary',
  'in-progress': 'secondary',
  waiting: 'warning',
  answered: 'success',
  closed: 'neutral',
} as const satisfies Record<CaseState, string>;

export function StateBadge({ state }: { state: CaseState }) {
  const { label } = useTexts();
  return <ToneBadge tone={TONES[state]}>{label('state', state)}</ToneBadge>;
}

export function Due({ dueOn, overdue }: Pick<CaseRow, 'dueOn' | 'overdue'>) {
  const { text, day } = useTexts();
  return (
    <Flex gap={2} tag="span" wrap="wrap">
      <Typography>{dueOn ? day(dueOn) : text('desk.due.none')}</Typography>
      {overdue && <ToneBadge tone="danger">{text('desk.due.overdue')}</ToneBadge>}
    </Flex>
  );
}
