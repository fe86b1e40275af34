import { Flex, Typography } from '@strapi/design-system';
import type { To } from 'react-router-dom';
import { RouterLink } from './RouterLink';
import { useTexts } from './useDesk';

interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  linkTo(page: number): To;
  readonly state?: unknown;
}

/** Links to the first, the last and the neighbouring pages of a list; nothing for one page. */
export function PageLinks({ page, pages, linkTo, state }: PageLinksProps) {
  const { text } = useTexts();
  if (pages <= 1) return null;
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return (
    <Flex tag="nav" aria-label={text('desk.pages')} gap={4} paddingTop={4} wrap="wrap">
      {page > 1 && (
        <RouterLink to={linkTo(page - 1)} state={state}>
          {text('desk.previous')}
        </RouterLink>
      )}
      {shown.map((one) =>
        one === page ? (
          <Typography key={one} fontWeight="bold" aria-current="page">
            {text('desk.page', { page: one })}
          </Typography>
        ) : (
          <RouterLink key={one} to={linkTo(one)} state={state}>
            {text('desk.page', { page: one })}
          </RouterLink>
        ),
      )}
      {page < pages && (
        <RouterLink to={linkTo(page + 1)} state={state}>
          {text('desk.next')}
        </RouterLink>
      )}
    </Flex>
  );
}
