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

/** Pagination: first, last and neighbouring pages; null for a single page. */
export function PageLinks({ page, pages, linkTo, state }: PageLinksProps) {
  const { text } = useTexts();
  if (pages <= 1) return null;
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return (
    <Flex tag="nav" aria-label={text('desk.pages')} gap={4} paddingTop={4} wrap="wrap">
      {page > 1 && (
        <RouterLink to={linkTo(page - 1)} state={state}>
          {text('desk.previous')}
        </RouterLink>
      )}
      {shown.map((n) =>
        n === page ? (
          <Typography key={n} fontWeight="bold" aria-current="page">
            {text('desk.page', { page: n })}
          </Typography>
        ) : (
          <RouterLink key={n} to={linkTo(n)} state={state}>
            {text('desk.page', { page: n })}
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
