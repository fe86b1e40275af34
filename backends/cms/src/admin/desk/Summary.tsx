import { Box, Flex, Typography } from '@strapi/design-system';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskSummary } from './contract';
import { queryOf, UNFILTERED, type Filters } from './filters';
import { useTexts, type TextKey } from './useDesk';

const Card = styled(Link)`
  display: block;
  flex: 1 1 12rem;
  color: inherit;
  text-decoration: none;
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  padding: ${({ theme }) => theme.spaces[4]};

  &:hover,
  &[aria-current='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;

/** Counts on top of the list; each leads to the cases that it counts. */
export function Summary({ summary }: { summary: DeskSummary }) {
  const { text } = useTexts();
  const { search } = useLocation();
  const { states, overdue, dueSoon, mine, unassigned } = summary;
  const cards: readonly [key: TextKey, count: number, filters: Partial<Filters>][] = [
    ['desk.summary.overdue', overdue, { overdue: true }],
    ['desk.summary.dueSoon', dueSoon, {}],
    ['desk.summary.received', states.received, { state: 'received' }],
    ['desk.summary.in-progress', states['in-progress'], { state: 'in-progress' }],
    ['desk.summary.waiting', states.waiting, { state: 'waiting' }],
    ['desk.summary.mine', mine, { assignee: 'me' }],
    ['desk.summary.unassigned', unassigned, { assignee: 'none' }],
  ];
  return (
    <Flex tag="ul" aria-label={text('desk.summary')} gap={4} wrap="wrap" alignItems="stretch">
      {cards.map(([key, count, filters]) => {
        const query = queryOf({ ...UNFILTERED, ...filters }).toString();
        const isUrgent = key === 'desk.summary.overdue' && count > 0;
        const isCurrent = query !== '' && search === `?${query}`;
        return (
          <Box tag="li" key={key} flex="1 1 12rem">
            <Card to={{ search: query }} aria-current={isCurrent ? 'true' : undefined}>
              <Typography tag="p" variant="alpha" textColor={isUrgent ? 'danger600' : 'neutral800'}>
                <bdi>{count}</bdi>
              </Typography>
              <Typography tag="p" textColor="neutral600">
                {text(key)}
              </Typography>
            </Card>
          </Box>
        );
      })}
    </Flex>
  );
}
