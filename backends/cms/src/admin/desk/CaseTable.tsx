import { Flex, Typography } from '@strapi/design-system';
import { Paperclip } from '@strapi/icons';
import { useLocation } from 'react-router-dom';
import type { CaseRow } from './contract';
import { PlainTable } from '../PlainTable';
import { RouterLink } from './RouterLink';
import { Due, StateBadge } from './StateBadge';
import { useTexts, type TextKey } from './useDesk';

const COLUMNS: readonly TextKey[] = [
  'desk.list.reference',
  'desk.list.sender',
  'desk.kind',
  'desk.list.received',
  'desk.list.due',
  'desk.state',
  'desk.department',
  'desk.list.assignee',
];

export function CaseTable({ rows }: { rows: readonly CaseRow[] }) {
  const { text, label, dateTime } = useTexts();
  const { search, state } = useLocation();
  return (
    <PlainTable
      columns={COLUMNS.map((key) => text(key))}
      rows={rows.map((row) => [
        row.reference,
        <RouterLink
          key="case"
          to={`cases/${row.reference}`}
          state={{ list: { search, state: state as unknown } }}
        >
          <bdi dir="ltr">{row.reference}</bdi>
        </RouterLink>,
        <Flex key="sender" gap={2}>
          <Typography ellipsis maxWidth="24rem">
            <bdi>{row.title}</bdi>
          </Typography>
          {row.hasFile && <Paperclip role="img" aria-label={text('desk.list.file')} />}
        </Flex>,
        label('kind', row.kind),
        dateTime(row.receivedAt),
        <Due key="due" dueOn={row.dueOn} overdue={row.overdue} />,
        <StateBadge key="state" state={row.state} />,
        label('department', row.department),
        <Typography key="assignee" textColor={row.assignee ? 'neutral800' : 'neutral600'}>
          <bdi>{row.assignee?.name ?? text('desk.unassigned')}</bdi>
        </Typography>,
      ])}
    />
  );
}
