import Link from 'next/link';
import type { AnchorHTMLAttributes } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site with its locale prefix. */
  readonly href: string;
  /** False keeps the scroll position. */
  readonly scroll?: false;
}

/**
 * A client-side link without prefetching. Links with a hash are plain: the router changes the hash
 * without the `hashchange` event that tabs need.
 */
export function SiteLink({ scroll, ...rest }: Props) {
  if (rest.href.includes('#')) return <a {...rest} />;
  return <Link {...rest} {...(scroll === false && { scroll })} prefetch={false} />;
}
