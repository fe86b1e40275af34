import { Flex, Td, Tr, Typography } from '@strapi/design-system';
import { Paperclip } from '@strapi/icons';
import { useLocation } from 'react-router-dom';
import type { CaseRow } from './contract';
import { DeskTable } from './DeskTable';
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
    <DeskTable columns={COLUMNS} rowCount={rows.length}>
      {rows.map((row) => (
        <Tr key={row.reference}>
          <Td>
            <RouterLink
              to={`cases/${row.reference}`}
              state={{ list: { search, state: state as unknown } }}
            >
              <bdi dir="ltr">{row.reference}</bdi>
            </RouterLink>
          </Td>
          <Td>
            <Flex gap={2}>
              <Typography ellipsis maxWidth="24rem">
                <bdi>{row.title}</bdi>
              </Typography>
              {row.hasFile && <Paperclip role="img" aria-label={text('desk.list.file')} />}
            </Flex>
          </Td>
          <Td>
            <Typography>{label('kind', row.kind)}</Typography>
          </Td>
          <Td>
            <Typography>{dateTime(row.receivedAt)}</Typography>
          </Td>
          <Td>
            <Due dueOn={row.dueOn} overdue={row.overdue} />
          </Td>
          <Td>
            <StateBadge state={row.state} />
          </Td>
          <Td>
            <Typography>{label('department', row.department)}</Typography>
          </Td>
          <Td>
            <Typography textColor={row.assignee ? 'neutral800' : 'neutral600'}>
              <bdi>{row.assignee?.name ?? text('desk.unassigned')}</bdi>
            </Typography>
          </Td>
        </Tr>
      ))}
    </DeskTable>
  );
}
