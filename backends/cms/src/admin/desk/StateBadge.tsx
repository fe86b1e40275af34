import { Badge } from '@strapi/design-system';
import type { CaseRow, CaseState } from './contract';
import { Flex, Typography } from '@strapi/design-system';
import { useTexts } from './useDesk';

const VARIANTS = {
  received: 'primary',
  'in-progress': 'secondary',
  waiting: 'warning',
  answered: 'success',
  closed: 'neutral',
} as const satisfies Record<CaseState, string>;

/** A case's state in its colour. */
export function StateBadge({ state }: { state: CaseState }) {
  const { label } = useTexts();
  return <Badge variant={VARIANTS[state]}>{label('state', state)}</Badge>;
}

/** The promised day of an answer, and whether it is over. */
export function Due({ dueOn, overdue }: Pick<CaseRow, 'dueOn' | 'overdue'>) {
  const { text, day } = useTexts();
  return (
    <Flex gap={2} tag="span" wrap="wrap">
      <Typography>{dueOn ? day(dueOn) : text('desk.due.none')}</Typography>
      {overdue && <Badge variant="danger">{text('desk.due.overdue')}</Badge>}
    </Flex>
  );
}
