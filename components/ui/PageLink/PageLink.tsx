import type { AnchorHTMLAttributes } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, with its language prefix. */
  readonly href: string;
}

/**
 * A link to another page of the site: plain markup, which `SoftNavigation` follows through the
 * router once scripts run. Nothing is fetched before the click.
 */
export function PageLink({ children, ...attributes }: Props) {
  return (
    <a {...attributes} data-soft="">
      {children}
    </a>
  );
}
