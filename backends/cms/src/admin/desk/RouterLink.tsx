import { Link } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link as Target, type To } from 'react-router-dom';

interface RouterLinkProps {
  readonly to: To;
  readonly state?: unknown;
  readonly children: ReactNode;
  readonly startIcon?: ReactNode;
  readonly isCurrent?: boolean;
}

/** A link inside the desk; its path is relative to the page that it stands on. */
export function RouterLink({ to, state, children, startIcon, isCurrent }: RouterLinkProps) {
  return (
    <Link
      tag={Target}
      to={to}
      state={state}
      startIcon={startIcon}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
