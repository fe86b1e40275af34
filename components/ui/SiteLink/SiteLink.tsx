import Link from 'next/link';
import type { AnchorHTMLAttributes } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, with its language prefix. */
  readonly href: string;
  /** False keeps the scroll position. */
  readonly scroll?: false;
}

/**
 * A link to another page of the site: nothing is fetched before the click. A link with a hash is
 * left to the browser: the router would change the hash without the event that tabs listen for.
 */
export function SiteLink({ scroll, ...rest }: Props) {
  if (rest.href.includes('#')) return <a {...rest} />;
  return <Link {...rest} {...(scroll === false && { scroll })} prefetch={false} />;
}
