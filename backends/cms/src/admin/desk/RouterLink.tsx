import { Link } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link as Target, type To } from 'react-router-dom';

interface RouterLinkProps {
  readonly to: To;
  readonly state?: unknown;
  readonly children: ReactNode;
  readonly startIcon?: ReactNode;
}

/** Router link in the design system's style; relative to the current route. */
export function RouterLink({ to, state, children, startIcon }: RouterLinkProps) {
  return (
    <Link tag={Target} to={to} state={state} startIcon={startIcon}>
      {children}
    </Link>
  );
}
