import { Box, Flex, Typography } from '@strapi/design-system';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskSummary } from './contract';
import { deskCounts } from './counts';
import { useTexts } from './useDesk';

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

/** Counters above the list, linked to the matching cases. */
export function Summary({ summary }: { summary: DeskSummary }) {
  const { text } = useTexts();
  const { search } = useLocation();
  return (
    <Flex tag="ul" aria-label={text('desk.summary')} gap={4} wrap="wrap" alignItems="stretch">
      {deskCounts(summary).map(({ name, textKey, count, query }) => {
        const isUrgent = name === 'overdue' && count > 0;
        const isCurrent = search === `?${query}`;
        return (
          <Box tag="li" key={name} flex="1 1 12rem">
            <Card to={{ search: query }} aria-current={isCurrent ? 'true' : undefined}>
              <Typography tag="p" variant="alpha" textColor={isUrgent ? 'danger600' : 'neutral800'}>
                <bdi>{count}</bdi>
              </Typography>
              <Typography tag="p" textColor="neutral600">
                {text(textKey)}
              </Typography>
            </Card>
          </Box>
        );
      })}
    </Flex>
  );
}
